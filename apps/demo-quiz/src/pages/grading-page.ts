import { isMarked, type Paper } from '../grading/waiting-essays';
import { type Html, html } from '@lantern/demo-pages/html';
import { type PageFrame, page } from './page';
import { fill } from './texts';
import { type Writer, writerIn } from './writer-in';

type GradingPageProps = PageFrame & { papers: Paper[]; home: string; isSaved: boolean };

/** Every text that waits for a person, then those that were marked. */
export function gradingPage(props: GradingPageProps): string {
  const { papers, home, isSaved, language } = props;
  const writer = writerIn(language, home);
  const { texts } = writer;
  const waiting = papers.filter((paper) => !isMarked(paper));
  const marked = papers.filter(isMarked);
  const body = html`<h1>${texts.gradingTitle}</h1>
<p class="lead">${texts.gradingLead}</p>
${isSaved ? html`<p class="notice good" role="status">${texts.markSaved}</p>` : null}
${waiting.length === 0 ? html`<section class="papers sheet"><h2>${texts.gradingEmptyTitle}</h2><p>${texts.gradingEmptyLead}</p></section>` : list(waiting, home, writer)}
${marked.length === 0 ? null : html`<h2 class="section">${texts.gradingDone}</h2>${list(marked, home, writer)}`}`;
  return page({ ...props, title: texts.gradingTitle, body });
}

function list(papers: Paper[], home: string, writer: Writer): Html {
  const { texts, phrase, plain, date } = writer;
  return html`<ul class="papers">${papers.map((paper) => {
    const { sitting, quiz, handedInAt } = paper;
    const who = learnerName(paper, writer);
    return html`<li class="sheet"><div><strong>${phrase(quiz.title)}</strong>
<p class="facts"><span dir="auto">${who}</span><span>${fill(texts.handedInAt, { date: date(handedInAt) })}</span></p></div>
<a class="secondary" href="${home}/grading/${sitting.id}">${texts.open}<span class="unseen">: ${plain(quiz.title)}, ${who}</span></a></li>`;
  })}</ul>`;
}

/** The platform tells a name only where it may; otherwise the end of the pseudonym tells two people apart. */
export function learnerName({ sitting: { learner } }: Paper, { texts }: Writer): string {
  return learner.name ?? fill(texts.learner, { code: learner.subject.slice(-6) });
}
