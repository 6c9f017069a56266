import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys pressed while reading; answers whether it was one of them. The pages take the focus first. */
export function useReaderKeys(
  scroller: RefObject<HTMLElement | null>,
  press: (key: string) => boolean,
): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // Not every browser lets a region that scrolls have the focus by itself.
    element.setAttribute('tabindex', '0');
    element.focus();
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (onPress(event.key)) event.preventDefault();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [scroller]);
}
