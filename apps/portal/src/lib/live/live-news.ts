/** What a page hears of the server's stream, through whichever tab has it open. */
export type LiveNews =
  /** The stream lives; with `isNew` it has just begun, and what was before may have been missed. */
  | { kind: 'alive'; isNew: boolean }
  | { kind: 'changed'; topic: string }
  /** Whatever is shown may be another by now. */
  | { kind: 'reset' }
  /** No stream gets through to here, and it is time to ask. */
  | { kind: 'untold' };

const EVENT = 'lantern-live';

/** As an event of the window: who listens need not be loaded with who tells. */
export function tellLiveNews(detail: LiveNews): void {
  dispatchEvent(new CustomEvent(EVENT, { detail }));
}

/** Whatever it is about: it may be another by now. */
export function isAboutAnything({ kind }: LiveNews): boolean {
  return kind === 'reset' || kind === 'untold';
}

/** The answer ends the listening. */
export function onLiveNews(listener: (news: LiveNews) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<LiveNews>).detail); // only told above
  addEventListener(EVENT, hear);
  return () => removeEventListener(EVENT, hear);
}

/** Of one's own notifications, or of what everybody in a course is told. */
export function isAboutNotifications(news: LiveNews): boolean {
  if (news.kind === 'changed') return news.topic === 'notifications' || news.topic.startsWith('course:');
  return isAboutAnything(news);
}
