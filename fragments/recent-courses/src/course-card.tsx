import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { cardView } from '@lantern/domain/course/card-view';
import { cardDestination, cardFooter } from '@lantern/domain/course/course-card';
import { titleOf } from '@lantern/domain/display/title';
import { courseResult } from '@lantern/domain/grade/course-result';
import { percent } from '@lantern/domain/grade/percent';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { CourseCover } from './course-cover';
import type { Texts } from './fragment';

type CourseCardProps = { course: ListedObjectiveAccess; texts: Texts; page: FragmentProps };

/** [4.22] How far a course is, or how it went. */
export function CourseCard({ course, texts, page }: CourseCardProps) {
  const { objective } = course;
  const { light, share } = cardView(course, page.now);
  const figure = figureOf(course, { texts, page });
  return (
    <li className="card">
      <CourseCover objectiveId={objective.id} state={light} imageUrl={objective.imageUrl} />
      <progress className="shelf" max={1} value={share} aria-hidden="true" />
      <h3 lang={objective.language ?? undefined} dir="auto">
        <a href={page.navigation.hrefOf(cardDestination(course))}>{titleOf(objective) ?? texts.untitled}</a>
      </h3>
      <p className="meta">
        <span>{lineOf(course, { texts, page })}</span>
        {figure && <bdi className={`figure ${figure.colour}`}>{figure.text}</bdi>}
      </p>
    </li>
  );
}

type Words = Omit<CourseCardProps, 'course'>;

function lineOf(course: ListedObjectiveAccess, { texts, page }: Words): string {
  const { locale, timeZone, now } = page;
  const footer = cardFooter(course);
  const dated = (text: string, date: Date) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
    return text.replace('{date}', format.format(date));
  };
  switch (footer.kind) {
    case 'comingSoon':
    case 'notStarted':
      return texts[footer.kind];
    case 'available':
      return dated(now < footer.date ? texts.availableFrom : texts.availableSince, footer.date);
    case 'due':
      return dated(texts.due, footer.date);
    case 'started':
    case 'submitted':
    case 'completed':
      return footer.date ? dated(texts[`${footer.kind}On`], footer.date) : texts[footer.kind];
    case 'state':
      return texts[footer.state];
  }
}

/** [4.20] [4.34] The progress of what is under way, else the result where it may be seen. */
function figureOf(course: ListedObjectiveAccess, { texts, page }: Words) {
  const write = new Intl.NumberFormat(page.locale, { style: 'percent', maximumFractionDigits: 0 });
  const footer = cardFooter(course);
  if (footer.kind === 'started' || footer.kind === 'submitted')
    return { text: write.format(percent(footer.progress) / 100), colour: '' };
  const result = courseResult(course, page.now);
  if (result.kind !== 'shown' || result.text === null) return null;
  const { text, colour } = result;
  if (text.kind === 'grade') return { text: text.grade, colour: colour ?? '' };
  const score = write.format(text.percent / 100);
  const both = text.kind === 'gradeAndScore' && texts.gradeAndScore.replace('{grade}', () => text.grade);
  return { text: both ? both.replace('{score}', () => score) : score, colour: colour ?? '' };
}
