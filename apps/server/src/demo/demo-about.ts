import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { DemoCourse } from './demo-course';
import { treeOf } from './demo-tree';

const PACE = {
  english:
    'Learn at your own speed and in sittings of any length: your place is kept in every text and every film.',
  arabic: 'تعلَّم بالسرعة التي تناسبك، وفي جلسات بأي طول: موضعك محفوظ في كل نص وكل فيلم.',
};

/** What an author wrote about the course; where nobody did, how it is learnt: its outline stands beside it. A course of one activity needs no such text. */
export function aboutHtml(course: DemoCourse): string {
  const { about } = course;
  if (typeof about === 'string') return about;
  if (!about) return paceHtml(course);
  const paragraphs = about.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return about.outcomes.length > 0
    ? `${paragraphs}<h3>By the end you can</h3><ul>${listItems(about.outcomes)}</ul>`
    : paragraphs;
}

function paceHtml(course: DemoCourse): string {
  if (treeOf(course).length === 0) return '';
  return `<p>${/\p{Script=Arabic}/u.test(course.name) ? PACE.arabic : PACE.english}</p>`;
}

function listItems(texts: readonly string[]): string {
  return texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
}
