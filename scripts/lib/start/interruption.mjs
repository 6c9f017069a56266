const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_FOR_PARENT_MS = 250;

/** Resolves when this process is first asked to end; being asked again changes nothing, since npm passes signals on. */
export function interruption() {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve());
    process.once('disconnect', () => resolve());
    if (process.env.npm_lifecycle_event !== undefined) whenParentIsGone(() => resolve());
  });
}

/** A signal to npm can end the shell between npm and us without reaching us: then the parent changes. */
function whenParentIsGone(tell) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, LOOK_FOR_PARENT_MS);
  timer.unref();
}
