import { useRef } from 'react';

const forgetsAfterMs = 700;

/** Letters typed one after another find the next item that begins with them. */
export function useTypeahead() {
  const typed = useRef({ text: '', atMs: 0 });

  return function find(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
    if (!/^\S$/u.test(key)) return undefined;
    const nowMs = performance.now();
    const text = (nowMs - typed.current.atMs < forgetsAfterMs ? typed.current.text : '') + key;
    typed.current = { text, atMs: nowMs };
    const from = text.length === 1 ? at + 1 : Math.max(at, 0);
    const inTurn = [...items.slice(from), ...items.slice(0, from)];
    return inTurn.find((item) => beginsWith(item.textContent, text));
  };
}

function beginsWith(label: string | null, text: string): boolean {
  return (label ?? '').trim().toLocaleLowerCase().startsWith(text.toLocaleLowerCase());
}
