import { COMMUNICATION_KINDS } from '@lantern/domain/communications/communication-kinds';
import { countText } from '@lantern/fragment-kit/count-text';
import type { KeyboardEvent, RefObject } from 'react';
import type { Tab, Texts } from './fragment';

const TABS: readonly Tab[] = ['all', ...COMMUNICATION_KINDS];
/** As a badge writes it: 99+. */
const MOST = 99;

type TabBarProps = {
  tab: Tab;
  unreadOf: (tab: Tab) => number;
  /** The one that is chosen. */
  chosen: RefObject<HTMLButtonElement | null>;
  onChange: (tab: Tab) => void;
  locale: string;
  texts: Texts;
};

/** [1.6] All of it, or one kind, each with how much is unread. */
export function TabBar({ tab, unreadOf, chosen, onChange, locale, texts }: TabBarProps) {
  const write = new Intl.NumberFormat(locale);
  return (
    <div className="tabs" role="tablist" aria-labelledby="title">
      {TABS.map((name) => {
        const unread = unreadOf(name);
        return (
          <button
            key={name}
            ref={name === tab ? chosen : undefined}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls={name === tab ? 'panel' : undefined}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={moveAlong}
          >
            {texts.tabs[name]}
            {unread > 0 && (
              <>
                {' '}
                <bdi className="count" aria-hidden="true">
                  {unread > MOST ? `${write.format(MOST)}+` : write.format(unread)}
                </bdi>
                <span className="visually-hidden">{countText(locale, texts.unread, unread)}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The arrow keys go to the next tab, round the ends, and show it at once. */
function moveAlong(event: KeyboardEvent<HTMLButtonElement>) {
  const { currentTarget: tab, key } = event;
  const bar = tab.parentElement;
  const [onward, back] =
    getComputedStyle(tab).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const towards = {
    [onward]: tab.nextElementSibling ?? bar?.firstElementChild,
    [back]: tab.previousElementSibling ?? bar?.lastElementChild,
    Home: bar?.firstElementChild,
    End: bar?.lastElementChild,
  }[key];
  if (!(towards instanceof HTMLElement)) return;
  event.preventDefault();
  towards.focus();
  towards.click();
}
