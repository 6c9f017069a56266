import { demoFilePath } from './demo-file-path';

/** About "Finance for everyone else": the demo's text with everything that a text can hold. */
export const FINANCE_ABOUT = `
<p class="lead">A busy shop can earn money every week and still run out of it. This course shows how, with one bakery and its books.</p>
<p>You will follow the shop through its first year, from the day the oven arrives. No formula is used before the story has asked for it<sup><a id="note-1-from" href="#note-1" role="doc-noteref">1</a></sup>, and there are only three in all.</p>
<figure><img src="${demoFilePath('profitAndCash')}" alt="Bars for six weeks: profit is above zero in each, cash in the till is below zero until week five." width="1200" height="750"><figcaption>Profit every week, no cash until the fifth.</figcaption></figure>
<h3>What you will read</h3>
<table><caption>The three statements</caption><thead><tr><th scope="col">Statement</th><th scope="col">Its question</th><th scope="col">Pages</th></tr></thead>
<tbody><tr><th scope="row">Profit and loss</th><td>Did we earn?</td><td>12</td></tr><tr><th scope="row">Balance sheet</th><td>What do we own, and owe?</td><td>9</td></tr><tr><th scope="row">Cash flow</th><td>When does it arrive?</td><td>14</td></tr></tbody></table>
<figure><img src="${demoFilePath('whereMoneyWaits')}" alt="A loop of four days: flour bought on day 0, bread baked on day 2, delivered on day 3, paid on day 33." width="1200" height="800"><figcaption>Thirty of the thirty-three days are spent waiting.</figcaption></figure>
<p>The most useful of the three formulas fits on one line:</p>
<math display="block"><mtext>cash gap</mtext><mo>=</mo><mtext>days until paid</mtext><mo>−</mo><mtext>days until we pay</mtext></math>
<blockquote>Profit is an opinion, cash is a fact.</blockquote>
<figure><img src="${demoFilePath('cashBookPage')}" alt="A page of a cash book, Monday to Saturday; on Thursday, after wages, 345 euros are left." width="1200" height="820"><figcaption>The drawer on a Thursday, after wages.</figcaption></figure>
<h3>By the end you can</h3>
<ul><li>say from three pages whether a business earns, owns and lasts;</li><li>find the week in which the money runs out, before it does;</li><li>ask a supplier for the fourteen days that matter.</li></ul>
<aside class="tip"><p>You need no more than adding and taking away. A sheet of paper helps more than a spreadsheet.</p></aside>
<h3>To take away</h3>
<ul><li><a href="${demoFilePath('worksheet')}">The bakery’s cash, week 3</a></li><li><a href="${demoFilePath('cashBook')}">The cash book, to fill in</a></li></ul>
<section role="doc-endnotes"><p id="note-1">1. Who likes formulas best finds all three on the last page of the worksheet. <a href="#note-1-from" role="doc-backlink" aria-label="Back to the text">↩</a></p></section>
`;
