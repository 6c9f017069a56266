import type { DemoContent } from '../trees/demo-part';

/** What is read and watched in Ada's other courses, by the name of the part. */
export const COURSE_LESSONS: Readonly<Record<string, DemoContent>> = {
  'What people hear': {
    html: `<p class="lead">Nobody hears a sentence. They hear the sentence, the voice, the last time, and what it might cost them.</p><h2>Four messages in one</h2><p>“There is something green in the soup.” The cook hears criticism, the guest meant a question, the child hears an adventure. Before you answer, decide which of them you are talking to.</p><h2>Practice</h2><ul><li>Repeat what you heard, in your own words.</li><li>Ask whether that was it.</li><li>Only then say what you think.</li></ul>`,
  },
  'Questions that open': {
    html: `<p class="lead">A question that can be answered with yes has usually been answered already, by the one who asks.</p><h2>Closed and open</h2><table><thead><tr><th scope="col">Closed</th><th scope="col">Open</th></tr></thead><tbody><tr><td>Did you like it?</td><td>What stayed with you?</td></tr><tr><td>Are you sure?</td><td>How did you come to see it that way?</td></tr><tr><td>Is it finished?</td><td>What would you still change?</td></tr></tbody></table><p>Then wait. Most people need four seconds. Most askers allow one.</p>`,
  },
  'Say it back': {
    html: `<p class="lead">Say the other side's case so well that they would say: thank you, I could not have put it better.<sup><a href="#fn-1" id="ref-1">1</a></sup></p><p>Then name what you agree with. Then what you learned. Only then, what you see differently. It takes two minutes and saves two weeks.</p><section class="footnotes"><ol><li id="fn-1">The advice is old; the psychologist Anatol Rapoport gave it its best-known form. <a href="#ref-1">Back to the text</a></li></ol></section>`,
  },
  'Two minutes of silence': {
    video: { source: 'youtube', url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', duration: 635 },
    html: '<p>Watch the first two minutes without sound. What do you know about the characters, and from what?</p>',
  },
  'What nobody sees': {
    html: `<p class="lead">Good letters are like good waiters: you remember the evening, not them.</p><h2>What the eye does</h2><p>It does not glide along the line. It jumps, three or four times a second, and reads what it lands on. Letters that are too alike make it land again.</p><pre><code class="language-css">.reading {
  font-size: 1.125rem;
  line-height: 1.6;
  max-inline-size: 66ch;
}</code></pre><p>Sixty-six characters is not a law. It is what remains when everybody has complained.</p>`,
  },
  Spacing: {
    html: `<p class="lead">The white between the letters is drawn by the same hand as the black.</p><p>Set the word <strong>minimum</strong>. If it looks like a fence, the space inside the letters and the space between them are fighting. Change one of them, by very little, and look away before you judge.</p>`,
  },
  'Measure and leading': {
    html: `<p class="lead">The longer the line, the more air it needs below it.</p><p>A first guess for the distance between lines, with the size <math><mi>s</mi></math> and <math><mi>n</mi></math> characters in a line:</p><math display="block"><mrow><mi>d</mi><mo>=</mo><mi>s</mi><mo>(</mo><mn>1.2</mn><mo>+</mo><mfrac><mi>n</mi><mn>200</mn></mfrac><mo>)</mo></mrow></math><p>For sixty characters that is one and a half. Then trust your eyes.</p>`,
  },
  Margins: {
    html: `<p class="lead">A margin is where the reader's thumb goes, and the reader's pencil.</p><p>The old books left the outer margin twice as wide as the inner one. On a screen the thumb comes from below; leave it a place there.</p>`,
  },
  'Dark rooms': {
    html: `<p class="lead">White letters on black look bolder than black ones on white. Make them a little thinner, and the paper a little less than black.</p>`,
  },
  'What was asked': {
    html: `<p class="lead">Every study answers a question. Often it is not the one in the headline.</p><h2>Find four things</h2><ol><li>Who was looked at?</li><li>What was done to them, or what had happened to them?</li><li>Compared with whom?</li><li>What was counted?</li></ol><p>If one of the four is missing, stop and look for it. If it cannot be found, you may stop altogether.</p>`,
  },
  'Sizes and errors': {
    html: `<p class="lead">How large is it, and how sure are they? Everything else is decoration.</p><p>For a share <math><mi>p</mi></math> found among <math><mi>n</mi></math> people the error is about</p><math display="block"><mrow><mi>e</mi><mo>≈</mo><mn>2</mn><msqrt><mfrac><mrow><mi>p</mi><mo>(</mo><mn>1</mn><mo>−</mo><mi>p</mi><mo>)</mo></mrow><mi>n</mi></mfrac></msqrt></mrow></math><p>With a hundred people and a half of them: ten points in either direction. Keep that in mind when two per cent make the news.</p>`,
  },
};

/** [2.8] A course that is one text. */
export const DATA_PROTECTION: DemoContent = {
  html: `<p class="lead">Personal data belongs to the person it is about. Everybody else has borrowed it.</p>
<h2 id="whose">Whose data is it?</h2>
<p>A name, an address, a photograph, the fact that somebody was ill on Tuesday: if it can be traced to a person, it is that person's. It does not matter whether it lies in a database, in a drawer or in your memory of a telephone call that you typed up afterwards.</p>
<h2 id="may">What may you do with it?</h2>
<table><thead><tr><th scope="col">You want to</th><th scope="col">You may, when</th></tr></thead><tbody><tr><td>Collect it</td><td>you can say what for, before you ask</td></tr><tr><td>Use it for something else</td><td>you ask again</td></tr><tr><td>Pass it on</td><td>there is a contract, and the person knows</td></tr><tr><td>Keep it</td><td>you still need it; otherwise you delete it</td></tr></tbody></table>
<h2 id="rights">What may they ask of you?</h2>
<ul><li><strong>To see it.</strong> All of it, within a month, in words that can be understood.</li><li><strong>To correct it.</strong> Also the copies.</li><li><strong>To have it deleted,</strong> unless a law says that you must keep it.</li><li><strong>To take it along,</strong> in a form that another program can read.</li></ul>
<h2 id="wrong">When something goes wrong</h2>
<p>A list sent to the wrong address, a bag left on a train, a screen that was visible from the corridor. Do not tidy up first. Tell the data protection officer, the same day, what happened, whose data it was, and what you have done. There are 72 hours to report it.<sup><a href="#fn-1" id="ref-1">1</a></sup></p>
<blockquote><p>The person who reports a mistake quickly has made one mistake. The person who hides it has made two.</p></blockquote>
<h2 id="ask">Whom to ask</h2>
<p>If you are unsure, you have already done the most important part. Ask your data protection officer; the address is in the footer of every page of the intranet.</p>
<section class="footnotes"><ol><li id="fn-1">Article 33 of the General Data Protection Regulation. <a href="#ref-1">Back to the text</a></li></ol></section>`,
};
