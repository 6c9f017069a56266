import { demoFilePath } from '../demo-file-path';
import type { DemoContent } from '../trees/demo-part';

/** What is read in "Finance for everyone else", by the name of the part. */
export const FINANCE_LESSONS: Readonly<Record<string, DemoContent>> = {
  'Assets, debts and what is left': {
    html: `<p class="lead">A company is a list of things it has and a list of promises it has made. What is left when the second list is paid from the first belongs to the owners.</p>
<h2>Three words</h2>
<ul><li><strong>Assets</strong> are what the company has: ovens, flour, money in the bank, invoices that customers will pay.</li><li><strong>Liabilities</strong> are what it owes: to the bank, to the miller, to the tax office.</li><li><strong>Equity</strong> is the difference. It is not a pile of money; it is an answer to a subtraction.</li></ul>
<h2>A bakery on the last day of March</h2>
<table><caption>Balance of the Corner Bakery, in euros</caption><thead><tr><th scope="col">What it has</th><th scope="col">Amount</th><th scope="col">What it owes</th><th scope="col">Amount</th></tr></thead><tbody><tr><td>Oven and mixer</td><td>18,000</td><td>Bank loan</td><td>12,000</td></tr><tr><td>Flour and butter</td><td>1,400</td><td>Miller's invoice</td><td>2,100</td></tr><tr><td>Unpaid invoices of cafés</td><td>6,300</td><td>Sales tax</td><td>900</td></tr><tr><td>Bank account</td><td>700</td><td>Equity</td><td>11,400</td></tr></tbody></table>
<p>Both columns add up to 26,400. They always do, because the last line was made so that they would.<sup><a href="#fn-1" id="ref-1">1</a></sup></p>
<blockquote><p>Read the left side first, and ask of each line how quickly it could become bread on the table.</p></blockquote>
<h2>What the page leaves out</h2>
<p>The regulars, the recipe and the baker's back are on neither side. A balance sheet counts what can be counted, on one day, by rules that were agreed on. It is a photograph, and photographs are taken from somewhere.</p>
<section class="footnotes"><ol><li id="fn-1">This is why it is called a balance: equity is defined as what makes it one. <a href="#ref-1">Back to the text</a></li></ol></section>`,
  },
  'Revenue is not cash': {
    html: `<p class="lead">The cafés took their bread in March. They will pay in April. The bakery has earned, and the till is empty.</p>
<figure><img src="${demoFilePath('profitAndCash')}" alt="Two lines over twelve weeks: profit rises from the first week, cash falls until week five and then follows." width="960" height="540"><figcaption>Profit rises from the first week. Cash follows a month later.</figcaption></figure>
<h2>Two clocks</h2>
<p>Revenue is counted when the bread is handed over. Cash is counted when the money arrives. Between the two lies a promise, and promises cannot be used to pay the miller.</p>
<table><thead><tr><th scope="col">Day</th><th scope="col">What happens</th><th scope="col">Revenue</th><th scope="col">Cash</th></tr></thead><tbody><tr><td>3 March</td><td>40 loaves to the Harbour Café, invoice with 30 days</td><td>+120</td><td>0</td></tr><tr><td>10 March</td><td>Flour for two weeks, paid at once</td><td>0</td><td>−310</td></tr><tr><td>2 April</td><td>The café pays</td><td>0</td><td>+120</td></tr></tbody></table>
<h2>A question to carry around</h2>
<p>Whenever somebody says that business is going well, ask: <em>on which of the two clocks?</em></p>`,
  },
  'Costs that stay and costs that follow': {
    html: `<p class="lead">The rent is due whether one loaf is sold or a thousand. The flour is not.</p>
<h2>Fixed and variable</h2>
<p>Call the costs that stay <math><mi>F</mi></math>, the cost of one loaf <math><mi>v</mi></math> and its price <math><mi>p</mi></math>. What is left after selling <math><mi>n</mi></math> loaves is</p>
<math display="block"><mrow><mi>R</mi><mo>=</mo><mi>n</mi><mo>(</mo><mi>p</mi><mo>−</mo><mi>v</mi><mo>)</mo><mo>−</mo><mi>F</mi></mrow></math>
<p>and nothing is left, and nothing is missing, at</p>
<math display="block"><mrow><msub><mi>n</mi><mn>0</mn></msub><mo>=</mo><mfrac><mi>F</mi><mrow><mi>p</mi><mo>−</mo><mi>v</mi></mrow></mfrac></mrow></math>
<h2>The same in a spreadsheet</h2>
<pre><code class="language-text">A1  rent, wages, insurance      3600
A2  price of a loaf             3.00
A3  flour, energy, bag          1.20
A4  =A1/(A2-A3)                 2000 loaves a month</code></pre>
<p>Two thousand loaves a month is about seventy-seven on each of twenty-six days. Now the question is one that a baker can answer.</p>
<h2>Costs that change their mind</h2>
<p>From the loaf number 2,600 on, a second oven is needed. The costs that stayed have taken a step. Most real costs are like stairs: flat for a while, then suddenly not.</p>`,
  },
  'Why profitable companies run dry': {
    html: `<p class="lead">Most companies that fail were not making losses. They were waiting for money.</p>
<figure><img src="${demoFilePath('whereMoneyWaits')}" alt="Money waits as flour, then as bread, then as an invoice, before it is money again." width="960" height="540"><figcaption>Money waits in three places before it is money again.</figcaption></figure>
<h2>Where it waits</h2>
<ol><li>As <strong>stock</strong>: flour in the cellar, bread on the shelf.</li><li>As <strong>invoices</strong>: bread that was eaten and not yet paid for.</li><li>As <strong>deposits</strong> and prepaid rent: money that somebody else is holding.</li></ol>
<p>Growing makes all three larger. A bakery that doubles its sales to cafés doubles what the cafés owe it, and must buy twice the flour before the first of them has paid.</p>
<figure><img src="${demoFilePath('cashBookPage')}" alt="A page of a cash book: seven days, what came in, what went out, and what was left each evening." width="960" height="540"><figcaption>One week in the cash book. On Thursday evening 84 euros were left.</figcaption></figure>
<h2>Three months ahead</h2>
<p>Take the worksheet below and write down, week by week, what will arrive and what will leave. Do not write what you hope. If a line ever goes below zero, you have found it while there is still time.</p>
<aside class="callout"><p><strong>Try it.</strong> Move the miller's invoice two weeks back. Which week becomes the tightest?</p></aside>`,
    attachments: ['worksheet', 'cashBook'],
  },
  'A budget is an opinion': {
    html: `<p class="lead">A budget says what somebody believed on the day it was written. That is what makes it useful.</p><h2>Write down why</h2><p>Beside each number put the sentence that led to it: “two more cafés from May, each thirty loaves a day”. When the number turns out wrong, you will know which sentence was.</p><h2>Compare, do not scold</h2><p>A difference between the plan and the month is a question. Perhaps the plan was wrong; perhaps the world has changed; perhaps somebody did well. Only the third is about people.</p>`,
  },
  'A company in six minutes': {
    video: {
      source: 'file',
      file: 'film',
      captions: [
        { language: 'en', label: 'English', file: 'filmCaptions' },
        { language: 'ar', label: 'العربية', file: 'filmCaptionsArabic' },
      ],
      duration: 20,
      transcript: [
        { second: 0.5, text: 'Every table taken, every loaf sold: and yet the bakery ran out of money.' },
        { second: 5.3, text: 'It earned from the very first week. Profit counts what was sold.' },
        { second: 10.3, text: 'But its customers paid a month later. Cash counts what has arrived.' },
        { second: 15.3, text: 'So ask two questions: how much did we earn, and when does it arrive?' },
      ],
    },
  },
  'The life of an invoice': {
    html: '<p>Follow one invoice from the oven to the bank, and note each desk on which it waits.</p>',
    video: { source: 'vimeo', url: 'https://player.vimeo.com/video/1084537', duration: 596 },
  },
  'Question hour with a controller': {
    event: {
      inDays: 6,
      hour: 15,
      minutes: 60,
      timeZone: 'Europe/Stockholm',
      place: 'Room 2.14, or by the link',
      link: 'https://meet.example.org/question-hour',
      description: 'Bring one number that you do not understand. Nobody will ask where you found it.',
    },
  },
};
