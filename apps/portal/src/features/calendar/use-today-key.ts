import type { IsoDay } from '@lantern/domain/planner/calendar-days';
import { useEffect, useEffectEvent, useRef } from 'react';
import { leadToTitle } from '../../lib/page/lead-to-title';

/** What takes letters of its own, and what is open above the page. */
const TAKEN = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu]';
const ABOVE = 'dialog[open]';
const CALENDAR = 'main';

type Today = {
  today: IsoDay;
  /** Whether the page shows it by now. */
  isShown: boolean;
  goToToday: () => void;
};

/** [2.12] T leads to today and onto it, while the focus is in the calendar: a letter alone is no key of a whole page (WCAG 2.1.4). */
export function useTodayKey({ today, isShown, goToToday }: Today): void {
  const isWanted = useRef(false);

  function takeFocus() {
    if (!isWanted.current || !isShown) return;
    isWanted.current = false;
    const place = document.querySelector<HTMLElement>(`main :is(a, h2)[data-day="${today}"]`);
    if (place) place.focus();
    else leadToTitle();
  }
  useEffect(takeFocus);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, defaultPrevented } = event;
    if (!(target instanceof Element) || target.closest(CALENDAR) === null || target.closest(TAKEN)) return;
    if (defaultPrevented || document.querySelector(ABOVE)) return;
    isWanted.current = true;
    goToToday();
    takeFocus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
