/** Tells the start command how far it is; without one, the terminal. Done once the message has left. */
export function tellParent(type: 'progress' | 'ready' | 'failed', text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send({ type, text }, () => resolve());
    else process.stderr.write(`${text}\n`, () => resolve());
  });
}
