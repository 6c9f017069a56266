import type { ToolReturn } from '@lantern/domain/lti/tool-return';

/** [2.18] In a frame of ours: asks the page around it to close it. False where no page of our own is around. */
export function tellOwnParent({ words, log }: ToolReturn): boolean {
  if (window.parent === window) return false;
  try {
    // Another origin's page may not even be asked where it is from.
    if (window.parent.location.origin !== location.origin) return false;
  } catch {
    return false;
  }
  const said = { ...words, log: log.message, errorLog: log.errorMessage };
  window.parent.postMessage({ subject: 'lti.close', ...said }, location.origin);
  return true;
}
