import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { DemoContent } from '../trees/demo-part';

export type Studied = { course: string; module: string; description: string };

/** What a reader of a module is told where no text was written for it alone. */
export function studyGuide(studied: Studied): DemoContent {
  return { html: /\p{Script=Arabic}/u.test(studied.course) ? arabicGuide(studied) : englishGuide(studied) };
}

function englishGuide({ course, module, description }: Studied): string {
  return `<p class="lead">${escapeHtml(description)}</p>
<h2>${escapeHtml(module)}</h2>
<p>This is the reading of “${escapeHtml(module)}” in <em>${escapeHtml(course)}</em>. Take a pencil. Reading without writing is watching somebody else exercise.</p>
<h3>Before you read</h3>
<ul><li>Write down in one sentence what you already believe about it.</li><li>Write down one thing that you would like to be able to do afterwards.</li></ul>
<h3>While you read</h3>
<ol><li>Stop at every example and ask what it is an example of.</li><li>Stop at every rule and look for a case in which it would be wrong.</li><li>Mark what surprises you; surprise is where learning happens.</li></ol>
<h3>Afterwards</h3>
<p>Close the page and explain it to somebody who was not there, in three sentences. Where you hesitate, read again. Then go on to the next part.</p>`;
}

function arabicGuide({ course, module, description }: Studied): string {
  return `<p class="lead">${escapeHtml(description)}</p>
<h2>${escapeHtml(module)}</h2>
<p>هذه قراءة «${escapeHtml(module)}» من دورة <em>${escapeHtml(course)}</em>. خذ قلمًا، فالقراءة بلا كتابة كمن يشاهد غيره يتمرّن.</p>
<h3>قبل القراءة</h3>
<ul><li>اكتب في جملة واحدة ما تعتقده الآن عن الموضوع.</li><li>اكتب شيئًا واحدًا تودّ أن تستطيع فعله بعدها.</li></ul>
<h3>أثناء القراءة</h3>
<ol><li>توقّف عند كل مثال واسأل: مثالٌ على ماذا؟</li><li>توقّف عند كل قاعدة وابحث عن حالة تكون فيها خاطئة.</li><li>ضع علامة على ما يفاجئك، فالمفاجأة موضع التعلّم.</li></ol>
<h3>بعد القراءة</h3>
<p>أغلق الصفحة واشرح ما قرأت في ثلاث جمل لشخص لم يكن معك. حيث تتردّد، اقرأ من جديد، ثم انتقل إلى الجزء التالي.</p>`;
}
