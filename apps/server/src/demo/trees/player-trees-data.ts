import { type DemoPart, event, gradedTalk, module, quiz, talk, text, video } from './demo-part';
import { OPEN_FILM } from '../lessons/shared-contents-data';
import { studyGuide } from '../lessons/study-guide';

const guide = (name: string) => ({
  content: studyGuide({
    course: 'The order of things',
    module: name,
    description: 'Why some doors open only after others.',
  }),
});
/** The film stands after the words, where nobody sees it who has not read them. */
const PAGE_WITH_FILM = {
  html: `${guide('A page with a film in it').content.html}
<p>Whoever has come this far may watch somebody else put things in order.</p>
<iframe src="https://player.vimeo.com/video/1084537" title="A film inside a text"></iframe>`,
};
const next = { requiresPrevious: true } as const;

/** Every reason for which an activity can be shut, and everything that opens it again. */
const LOCKS: DemoPart[] = [
  module('Open from the start', [
    text('Why order matters', 10, guide('Why order matters')),
    quiz('A quiz you have not passed', 10, { differs: { passingScore: 0.7, maxAttempts: 3 } }),
    text('A page for a wide screen', 5, {
      ...guide('A page for a wide screen'),
      differs: { supportMobileView: false },
    }),
  ]),
  module(
    'One after the other',
    [
      text('Step one', 5, guide('Step one')),
      text('Step two, after step one', 5, { ...guide('Step two'), differs: next }),
      text('Step three, after step two', 5, { ...guide('Step three'), differs: next }),
    ],
    { differs: next },
  ),
  module('By the calendar', [
    text('Opens in five days', 5, { ...guide('Opens in five days'), when: { startFromIn: 5 } }),
    text('Could be started until last week', 5, {
      ...guide('Too late'),
      optional: true,
      when: { startUntilIn: -7 },
    }),
    text('Was accessible until yesterday', 5, {
      ...guide('Gone'),
      optional: true,
      when: { accessibleUntilIn: -1 },
    }),
    text('Grace period is over', 5, {
      ...guide('Grace'),
      optional: true,
      when: { dueIn: -5, graceUntilIn: -2 },
    }),
    text('Due yesterday, still open', 5, { ...guide('Overdue'), when: { dueIn: -1 } }),
  ]),
  module('Not there yet, or not any more', [
    text('Written next month', 5, { state: 'draft', optional: true }),
    text('Withdrawn', 5, { ...guide('Withdrawn'), state: 'archived', optional: true }),
    text('From an older edition', 5, {
      ...guide('An older edition'),
      state: 'expired',
      optional: true,
    }),
  ]),
  module('Files and films', [
    text('A file for everybody', 5, {
      content: { html: '<p>This picture may be read by anybody.</p>', file: 'profitAndCash' },
      differs: { activityType: 'publicFile' },
    }),
    text('A file for learners of this course', 5, {
      content: { file: 'syllabus' },
      differs: { activityType: 'privateFile' },
    }),
    video('A film from elsewhere', 10, {
      content: { video: { source: 'vimeo', url: 'https://player.vimeo.com/video/1084537', duration: 596 } },
      differs: {
        activityType: 'vimeo',
        displayMode: 'embeddedCustom',
        preferredWidth: 800,
        preferredHeight: 450,
      },
    }),
    video('A film from a site that is not allowed', 10, {
      optional: true,
      content: { video: { source: 'youtube', url: 'https://films.example.net/embed/1' } },
    }),
    event('A meeting to come', 45, {
      optional: true,
      content: {
        event: {
          inDays: 12,
          hour: 13,
          minutes: 45,
          timeZone: 'Asia/Singapore',
          place: 'Reading room',
          description: 'We put the cards in order, and then in another one.',
        },
      },
    }),
    talk('What would you put first?', 10, { optional: true }),
    gradedTalk('Defend your order', 20, { optional: true, when: { review: 'never' } }),
    text('Read once, and never again', 1, {
      ...guide('Read once'),
      optional: true,
      when: { review: 'never' },
    }),
    video('A film across the page', 1, {
      optional: true,
      content: OPEN_FILM,
      differs: { displayMode: 'fullscreen' },
    }),
    video('A film of a size of its own', 1, {
      optional: true,
      content: OPEN_FILM,
      differs: { displayMode: 'embeddedCustom', preferredWidth: 480, preferredHeight: 360 },
    }),
    text('A page with a film in it', 1, { optional: true, content: PAGE_WITH_FILM }),
  ]),
];

/** Modules of nine activities each, so that 500 parts are 50 modules and 450 activities. */
function wide(modules: number): DemoPart[] {
  return Array.from({ length: modules }, (_, index) => {
    const name = `Module ${index + 1}`;
    return module(
      name,
      Array.from({ length: 9 }, (_, position) => {
        const title = `${name}, lesson ${position + 1}`;
        return text(title, 5, {
          content: studyGuide({
            course: 'The long course',
            module: title,
            description: 'One lesson of many.',
          }),
        });
      }),
    );
  });
}

/** Each level holds a text and the next level. */
function deep(level: number, depth: number): DemoPart {
  const name = `Level ${level}`;
  const content = studyGuide({
    course: 'All the way down',
    module: name,
    description: 'One step further down.',
  });
  const page = text(`${name}, page`, 2, { content });
  return module(name, level + 1 < depth ? [page, deep(level + 1, depth)] : [page]);
}

export const PLAYER_TREES: Readonly<Record<string, DemoPart[]>> = {
  'PLY-940': LOCKS,
  'PLY-941': wide(50),
  'PLY-942': wide(100),
  'PLY-943': [deep(1, 50)],
};
