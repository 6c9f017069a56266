/** Local and session storage that may be refused (private windows, policies): then nothing is remembered. */
export function readStored(key: string, store: 'local' | 'session' = 'local'): string | null {
  try {
    return storeOf(store).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, store: 'local' | 'session' = 'local'): void {
  try {
    storeOf(store).setItem(key, value);
  } catch {
    // Full or refused: the page works without its memory.
  }
}

function storeOf(store: 'local' | 'session'): Storage {
  return store === 'local' ? localStorage : sessionStorage;
}

const YEAR_SECONDS = 31_536_000;

/** A choice that the server needs for the next page, such as the language. */
export function writeChoiceCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = value === null ? 0 : YEAR_SECONDS;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

export function readChoiceCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  if (!pair) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}
