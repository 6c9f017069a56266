import type { Communication } from '@lantern/contract/communications/communication';
import { formattingLocale, localeOfTag } from '@lantern/domain/display/locales';
import { daysBetween, isoDay } from '@lantern/fragment-kit/calendar-days';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import type { Texts } from './fragment';

type CommunicationRowProps = { said: Communication; texts: Texts; page: FragmentProps };

/** [1.6] Who said it and where, what it is about, and its first words; a press leads to it. */
export function CommunicationRow({ said, texts, page }: CommunicationRowProps) {
  const { kind, course, title, line, author, at, isUnread, path } = said;
  return (
    <li className="row">
      <span className={author?.role ? 'avatar staff' : 'avatar'} aria-hidden="true">
        {author ? initialsOf(author) : '?'}
      </span>
      <div className="words">
        <p className="who">
          <b dir="auto">{author?.name ?? texts.anonymous}</b>
          <span className="where">
            <span className="kind">{texts.kinds[kind]}</span>
            <bdi lang={course.language ?? undefined}>{course.name}</bdi>
          </span>
        </p>
        <h3>
          {isUnread && (
            <span className="dot">
              <span className="visually-hidden">{texts.new}</span>
            </span>
          )}
          <a href={path} dir="auto">
            {title}
          </a>
        </h3>
        <p className="line" dir="auto">
          {line || texts.files}
        </p>
      </div>
      <time dateTime={at.toISOString()}>{timeText(at, { texts, page })}</time>
    </li>
  );
}

function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const segmenter = new Intl.Segmenter();
  return [firstName, lastName]
    .map((name) => segmenter.segment(name)[Symbol.iterator]().next().value?.segment ?? '')
    .join('');
}

/** As near as it is: the time of today, and of another year the year too. */
function timeText(at: Date, { texts, page }: Pick<CommunicationRowProps, 'texts' | 'page'>): string {
  const { locale, timeZone, now } = page;
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tagOf(locale), { ...options, timeZone }).format(at);
  const [day, today] = [isoDay(at, timeZone), isoDay(now, timeZone)];
  const days = daysBetween(day, today);
  if (days <= 0) return write({ timeStyle: 'short' });
  if (days === 1) return texts.yesterday.replace('{time}', write({ timeStyle: 'short' }));
  if (day.slice(0, 4) === today.slice(0, 4)) return write({ day: 'numeric', month: 'short' });
  return write({ dateStyle: 'medium' });
}

function tagOf(locale: string): string {
  const known = localeOfTag(locale);
  return known ? formattingLocale(known) : locale;
}
