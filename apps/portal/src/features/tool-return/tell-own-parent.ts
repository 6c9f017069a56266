import type { ToolWords } from '@lantern/domain/lti/tool-return';

/** [2.18] In a frame of ours: asks the page around it to close it. False where no page of our own is around. */
export function tellOwnParent({ message, errorMessage }: ToolWords): boolean {
  if (window.parent === window) return false;
  try {
    // Another origin's page may not even be asked where it is from.
    if (window.parent.location.origin !== location.origin) return false;
  } catch {
    return false;
  }
  window.parent.postMessage({ subject: 'lti.close', message, errorMessage }, location.origin);
  return true;
}
