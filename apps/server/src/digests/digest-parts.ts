import { formattingLocale } from '@lantern/domain/display/locales';
import { headerText } from '../mail/mail-address';
import type { StoredNotification } from '../store/notifications/read-notifications';
import type { DigestTexts } from '../texts/digest-texts';
import { filledText } from '../texts/mail-texts';
import type { Digest, DigestSection, DueTask } from './read-digest';

/** An area of the mail, in the words of its reader. */
export type DigestPart = { title: string; note: string | null; items: DigestItem[] };

export type DigestItem = {
  title: string;
  details: string[];
  link: string;
  /** Of what has a date: how a calendar shows it. */
  day: { number: string; weekday: string } | null;
  chip: { text: string; isSoon: boolean } | null;
};

type Around = { texts: DigestTexts; timeZone: string; now: Date; origin: string };

const SOON_MS = 48 * 3_600_000;

export function digestParts({ due, sections }: Digest, around: Around): DigestPart[] {
  const { texts } = around;
  const dated: DigestPart[] =
    due.tasks.length === 0
      ? []
      : [
          {
            title: texts.sections.dueSoon,
            note: null,
            items: due.tasks.map((task) => dueItem(task, around)),
          },
        ];
  return [...dated, ...sections.map((section) => sectionPart(section, around))];
}

function sectionPart({ kind, count, items }: DigestSection, around: Around): DigestPart {
  const { texts } = around;
  const tag = formattingLocale(texts.language);
  const form = texts.fresh[new Intl.PluralRules(tag).select(count)] ?? texts.fresh.other;
  const note = filledText(form, { count: new Intl.NumberFormat(tag).format(count) });
  return { title: texts.sections[kind], note, items: items.map((item) => newsItem(item, around)) };
}

function newsItem(item: StoredNotification, { texts, timeZone, origin }: Around): DigestItem {
  const { facts } = item;
  const actor = item.actorName ?? facts.actorName ?? null;
  const tag = formattingLocale(texts.language);
  const when = facts.due
    ? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(facts.due))
    : '';
  const title = filledText(sentenceOf(item, { actor, texts }), {
    title: headerText(facts.title),
    actor: headerText(actor ?? ''),
    when,
  });
  const isNamed = item.kind === 'reply' || item.kind === 'teamMessage';
  const about = [isNamed ? null : actor, facts.courseName].flatMap((text) =>
    text ? [headerText(text)] : [],
  );
  const details = [
    ...(facts.line && isNamed ? [filledText(texts.quote, { line: headerText(facts.line) })] : []),
    ...(about.length > 0 && !(facts.line && isNamed) ? [about.join(', ')] : []),
  ];
  return { title, details, link: new URL(item.path, origin).href, day: null, chip: null };
}

function sentenceOf(
  { kind, facts }: StoredNotification,
  { actor, texts: { sentences } }: { actor: string | null; texts: DigestTexts },
): string {
  if (kind === 'reply' && actor) return sentences.replyBy;
  if (kind === 'teamMessage' && actor) return sentences.teamBy;
  if (kind === 'certificate' && facts.due) return sentences.expiring;
  return sentences[kind];
}

function dueItem(task: DueTask, { texts, timeZone, now, origin }: Around): DigestItem {
  const tag = formattingLocale(texts.language);
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...style, timeZone }).format(task.due);
  const time = filledText(texts.dueAt, { time: format({ hour: 'numeric', minute: '2-digit' }) });
  const course = task.activity && task.course ? [headerText(task.course.name)] : [];
  return {
    title: headerText(task.title),
    // Lines of their own: the two may be written in different directions.
    details: [...course, time],
    link: new URL(task.course ? `/learn/courses/redirect/${task.course.objectiveId}` : '/learn/tasks', origin)
      .href,
    day: { number: format({ day: 'numeric' }), weekday: format({ weekday: 'short' }) },
    chip: {
      text: format({ weekday: 'long' }),
      isSoon: task.due.getTime() - now.getTime() <= SOON_MS,
    },
  };
}
