import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { DemoCourse } from './demo-course';
import { treeOf } from './demo-tree';

type Words = { pace: string; inside: string };

const ENGLISH: Words = {
  pace: 'Learn at your own speed and in sittings of any length: your place is kept in every text and every film.',
  inside: 'What is inside',
};

const ARABIC: Words = {
  pace: 'تعلَّم بالسرعة التي تناسبك، وفي جلسات بأي طول: موضعك محفوظ في كل نص وكل فيلم.',
  inside: 'محتوى الدورة',
};

/** What an author wrote about the course; where nobody did, what is inside. A course of one activity needs no such text. */
export function aboutHtml(course: DemoCourse): string {
  const { about } = course;
  if (typeof about === 'string') return about;
  if (!about) return insideHtml(course);
  const paragraphs = about.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return about.outcomes.length > 0
    ? `${paragraphs}<h3>By the end you can</h3><ul>${listItems(about.outcomes)}</ul>`
    : paragraphs;
}

function insideHtml(course: DemoCourse): string {
  const modules = treeOf(course).map(({ name }) => name);
  if (modules.length === 0) return '';
  const words = /\p{Script=Arabic}/u.test(course.name) ? ARABIC : ENGLISH;
  return `<p>${words.pace}</p><h3>${words.inside}</h3><ol>${listItems(modules)}</ol>`;
}

function listItems(texts: readonly string[]): string {
  return texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
}
