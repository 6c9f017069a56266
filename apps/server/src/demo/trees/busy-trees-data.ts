import { type DemoPart, event, gradedMeeting, module, quiz, text, video } from './demo-part';

/** Trees of Ada's courses that show something of their own: dates, weights, policies, options. */
export const BUSY_TREES: Readonly<Record<string, DemoPart[]>> = {
  // 44 of 130 required minutes done: 34%.
  'PPL-903': [
    module('Listening first', [text('What people hear', 16), video('Two minutes of silence', 5)]),
    module('Asking', [text('Questions that open', 14), text('A question that changed your mind', 9)]),
    module('Disagreeing well', [
      text('Say it back', 15),
      quiz('Spot the straw man', 15, { when: { disclosure: 'afterScore', disclosureAbove: 0.8 } }),
    ]),
    module('Practice', [
      gradedMeeting('Write the letter you would send', 30, { weight: 2, when: { dueIn: 10 } }),
      event('Rehearsal in pairs', 20, { optional: true, when: { startUntilIn: -2 } }),
    ]),
    module('Later', [text('What stays', 16), quiz('One last look', 10)], { when: { startFromIn: 14 } }),
  ],
  'RES-904': [
    module('The question', [
      text('What was asked', 20),
      quiz('Find the question', 20, { when: { review: 'afterSubmission', disclosure: 'none' } }),
    ]),
    module('The method', [text('How they looked', 30), video('Blind, double blind', 10)]),
    module('The numbers', [text('Sizes and errors', 20), quiz('Read four tables', 30)]),
    module('Your review', [gradedMeeting('Review one study', 50, { weight: 2, when: { review: 'never' } })]),
  ],
  'ART-905': [
    module('Clay', [text('Tablets', 20), quiz('Signs and sounds', 10)]),
    module('Papyrus and parchment', [text('Rolls and pages', 20), video('Making parchment', 10)]),
    module('Paper', [text('A slow journey west', 20), quiz('Which mill?', 10)]),
    module('Print', [text('Movable type', 20), quiz('Date the page', 10)]),
    module('The reading public', [text('Newspapers and novels', 20), text('Your first book', 10)]),
    module('The paperback', [video('Six pence a book', 20), quiz('Covers', 10)]),
    module('Screens', [text('What changed, what did not', 20), quiz('The whole story', 10, { weight: 2 })]),
  ],
  'SAF-906': [
    module('Before you enter', [text('Clothes, goggles, gloves', 10), quiz('Dressed for it?', 10)]),
    module('At the bench', [video('One spill, four mistakes', 10), quiz('What comes first?', 10)]),
    module('Getting out', [
      text('Alarms and exits', 10),
      quiz('Walk the route', 10, { when: { review: 'afterRevealingResults', disclosure: 'never' } }),
    ]),
  ],
  'PRO-930': [
    module('Before the examination', [text('Rules and identity', 10), text('Your room and your screen', 10)]),
    module('The examination', [
      quiz('Part one', 50, { when: { accessibleUntilIn: 21 } }),
      gradedMeeting('Part two, in your own words', 50, {
        when: { accessibleUntilIn: 21, disclosure: 'afterDate', disclosureFromIn: 30 },
      }),
    ]),
  ],
  // Nothing of it is graded: it is finished, not submitted. 17 of 85 required minutes done: 20%.
  'DES-932': [
    module('Letters', [text('What nobody sees', 17)]),
    module('Words', [text('Spacing', 10), video('Kerning by eye', 10)]),
    module('Lines', [text('Measure and leading', 23)]),
    module('Pages', [text('Margins', 10), text('A page you like', 10, { optional: true })]),
    module('Screens', [
      video('Hinting', 10),
      text('Dark rooms', 5),
      text('Coming with the next edition', 5, { state: 'draft', optional: true }),
    ]),
  ],
};

/** The modules of the others; each has something to read, to watch or try out, and some questions. */
export const BUSY_MODULE_NAMES: Readonly<Record<string, string[]>> = {
  'RES-907': [
    'Averages',
    'Spread',
    'Chance',
    'Samples',
    'Comparing two',
    'Cause and company',
    'Charts',
    'Saying it',
  ],
  'ART-961': ['من الطين إلى الورق', 'زمن المطبعة', 'قارئ جديد', 'الكتاب على الشاشة'],
  'COM-908': ['Who reads it', 'First line first', 'Cutting', 'Sending'],
  'DES-909': ['Things and ties', 'Loops', 'Delays', 'Leverage', 'Drawing it'],
  'PPL-910': ['Before the table', 'Asking plainly', 'Silence', 'Leaving', 'Afterwards'],
  'CLI-911': ['Air', 'Ocean', 'Ice', 'People', 'Numbers', 'Choices'],
  'EDU-912': ['What was taught', 'Good questions', 'Marking', 'Bias', 'Telling the result'],
  'RES-913': ['Looking', 'Writing it down', 'Keeping it', 'Using it'],
  'ETH-914': [
    'The lost wallet',
    'The reference',
    'The short cut',
    'The gift',
    'The rumour',
    'The deadline',
    'The old friend',
    'The test data',
    'The near miss',
    'The quiet room',
    'The whistle',
    'The last case',
  ],
  'COM-915': ['A number', 'A chart', 'A sentence', 'A doubt', 'A decision'],
  'RES-916': ['Reading', 'Judging', 'Writing back'],
  'RES-917': ['Ten questions'],
  'RES-918': ['Five questions'],
  'FIN-919': ['What comes in', 'What goes out', 'What is left', 'What if'],
  'SEC-920': ['The briefing'],
  'SAF-921': ['Look', 'Call', 'Help', 'Wait'],
  'TEC-922': ['Cells', 'Names', 'Formulas', 'Checks', 'Sharing', 'Handing over'],
  'TEC-923': ['Home row', 'Reach', 'Rhythm'],
  'TEC-924': ['Paper', 'Line'],
  'LAW-931': ['Promises', 'Conditions', 'Endings', 'Reading one'],
  'FIN-933': ['Left', 'Right', 'Bottom'],
};
