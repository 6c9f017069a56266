import { escapeHtml } from '@lantern/domain/display/escape-html';
import type { DemoContent } from '../trees/demo-part';
import type { Studied } from './study-guide';

/** Something to do on paper where no exercise was written for the module alone. */
export function exercise({ course, module }: Studied): DemoContent {
  const name = escapeHtml(module);
  return { html: /\p{Script=Arabic}/u.test(course) ? arabicExercise(name) : englishExercise(name) };
}

function englishExercise(module: string): string {
  return `<p class="lead">A quarter of an hour with pencil and paper, and “${module}” is yours.</p>
<ol><li>Choose one case from your own work of the last two weeks that has to do with “${module}”.</li><li>Write down in three sentences what happened, without judging.</li><li>Mark the sentence in which it was decided. What would the reading have advised there?</li><li>Write the sentence anew, as you would like to have said or done it.</li></ol>
<p>Put the sheet where you will find it in a month, and read it once more then.</p>`;
}

function arabicExercise(module: string): string {
  return `<p class="lead">ربع ساعة بقلم وورقة، ويصبح «${module}» لك.</p>
<ol><li>اختر حالة واحدة من عملك في الأسبوعين الماضيين لها صلة بموضوع «${module}».</li><li>اكتب في ثلاث جمل ما حدث، دون حكم.</li><li>ضع علامة على الجملة التي حُسم فيها الأمر. بماذا كانت القراءة ستنصح هناك؟</li><li>أعد كتابة الجملة كما كنت تودّ أن تقولها أو تفعلها.</li></ol>
<p>ضع الورقة حيث تجدها بعد شهر، ثم اقرأها مرة أخرى.</p>`;
}
