const KEY = 'dismissed-banners';
/** More than a tenant has at once; the oldest are forgotten. */
const MOST = 100;

/** What a visitor has dismissed in this browser; nothing where it keeps nothing. */
export function dismissedHere(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberDismissed(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...dismissedHere(), id].slice(-MOST)));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
