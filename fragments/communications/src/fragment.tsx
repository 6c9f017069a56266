import type { CommunicationKind } from '@lantern/domain/communications/communication-kinds';
import base from '@lantern/fragment-kit/base.css?inline';
import { type CountForms, countText } from '@lantern/fragment-kit/count-text';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { textsOf } from '@lantern/fragment-kit/texts-of';
import { useLoaded } from '@lantern/fragment-kit/use-loaded';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CommunicationRow } from './communication-row';
import css from './communications.css?inline';
import { loadCommunications, markAllRead, type ShownCommunications } from './load-communications';
import { TabBar } from './tab-bar';
import tabs from './tab-bar.css?inline';
import ar from './texts/ar.json';
import enUs from './texts/en-US.json';

export type Tab = 'all' | CommunicationKind;
export type Texts = Omit<typeof enUs, 'more' | 'unread'> & { more: CountForms; unread: CountForms };

export const contract = 1;
export const styles = `${base}${css}${tabs}`;

/** What is told when somebody has said or read something, here or elsewhere. */
const CHANGED = 'communications_changed';
const FIRST_ROWS = 4;
const MORE_ROWS = 8;

/** [1.6] All talking in one place: announcements, discussions that one follows, and teams. */
export default function Communications(page: FragmentProps) {
  const { locale, api, emit, onEvent } = page;
  const texts = textsOf<Texts>(locale, { 'en-US': enUs, ar });
  const { loaded, reload, change } = useLoaded(() => loadCommunications(api));
  const [tab, setTab] = useState<Tab>('all');
  const [most, setMost] = useState(FIRST_ROWS);
  const [said, say] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const chosenTab = useRef<HTMLButtonElement>(null);
  const onChanged = useEffectEvent(reload);
  useEffect(() => onEvent(CHANGED, ({ by }) => by !== 'communications' && onChanged()), [onEvent]);

  const shown = loaded.data;
  const unreadOf = (name: Tab) => rowsOf(shown, name).filter(({ isUnread }) => isUnread).length;
  const rows = rowsOf(shown, tab);

  async function readAll(all: ShownCommunications) {
    setHasFailed(false);
    change(({ rows: before, ...rest }) => ({
      ...rest,
      rows: before.map((row) => ({ ...row, isUnread: false })),
    }));
    // The button goes with what it was for.
    chosenTab.current?.focus();
    try {
      await markAllRead(api, all);
      say(texts.allRead);
      emit(CHANGED, { by: 'communications' });
    } catch {
      setHasFailed(true);
      reload();
    }
  }

  return (
    <section aria-labelledby="title">
      <div className="head">
        <h2 id="title">{texts.title}</h2>
        {shown && unreadOf('all') > 0 && (
          <button type="button" className="quiet" onClick={() => void readAll(shown)}>
            {texts.markRead}
          </button>
        )}
        <output className="visually-hidden">{said}</output>
      </div>
      {loaded.kind === 'slow' && <Skeleton label={texts.waiting} />}
      {loaded.kind === 'failed' && (
        <div className="off" role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="button" onClick={reload}>
            {texts.retry}
          </button>
        </div>
      )}
      {hasFailed && (
        <p className="fault" role="alert">
          {texts.notRead}
        </p>
      )}
      {shown && (
        <>
          <TabBar
            tab={tab}
            unreadOf={unreadOf}
            chosen={chosenTab}
            onChange={(name) => {
              setTab(name);
              setMost(FIRST_ROWS);
            }}
            locale={locale}
            texts={texts}
          />
          <div role="tabpanel" id="panel" aria-labelledby={`tab-${tab}`}>
            {rows.length === 0 && <Empty tab={tab} shown={shown} texts={texts} />}
            <ul>
              {rows.slice(0, most).map((row) => (
                <CommunicationRow key={`${row.kind} ${row.id}`} said={row} texts={texts} page={page} />
              ))}
            </ul>
            {rows.length > most && (
              <button type="button" className="quiet more" onClick={() => setMost(most + MORE_ROWS)}>
                {countText(locale, texts.more, Math.min(MORE_ROWS, rows.length - most))}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function rowsOf(shown: ShownCommunications | null, tab: Tab) {
  return shown?.rows.filter(({ kind }) => tab === 'all' || kind === tab) ?? [];
}

/** [8.9] Where there is no chat, nobody waits for announcements; the rest goes on. */
function Empty({ tab, shown, texts }: { tab: Tab; shown: ShownCommunications; texts: Texts }) {
  if (tab === 'announcement' && !shown.isChatAvailable)
    return (
      <div className="empty">
        <p>{texts.chatUnavailable}</p>
      </div>
    );
  return (
    <div className="empty">
      <p>{texts.empty[tab]}</p>
      <p className="line">{texts.emptyText[tab]}</p>
    </div>
  );
}

function Skeleton({ label }: { label: string }) {
  return (
    <div className="waiting">
      <output className="visually-hidden">{label}</output>
      {['one', 'two', 'three', 'four'].map((row) => (
        <div key={row} className="row" aria-hidden="true">
          <span className="avatar blank" />
          <div>
            <div className="skeleton half" />
            <div className="skeleton" />
          </div>
        </div>
      ))}
    </div>
  );
}
