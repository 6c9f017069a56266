import { type ActivityType, LIFECYCLE_STATES } from '@lantern/domain/vocabulary';
import type { DraftContent, DraftPart } from '../../course-import/course-draft';
import { FOLDER_LIMITS } from '../limits';
import type { PartSource } from './part-source';
import { type GivenDates, readConstraint } from './read-constraint';
import { readEvent, readTool, readVideo } from './read-content';
import { readDiscussion } from './read-discussion';
import { readQuiz } from './read-quiz';
import { readTeam } from './read-team';
import type { TextReader } from './text-reader';
import type { Fields } from './yaml-fields';

/** The words for types in a folder; a module is a folder. */
export const PART_TYPES = {
  text: 'text',
  video: 'video',
  event: 'event',
  discussion: 'discussion',
  tool: 'lti',
} as const satisfies Record<string, ActivityType>;
const TYPE_WORDS = Object.keys(PART_TYPES) as Array<keyof typeof PART_TYPES>; // the keys of a literal

/** [3.7] The activity or module with all below it; what is wrong with it is reported. */
export function readPart(source: PartSource, reader: TextReader, given: GivenDates = {}): DraftPart {
  const { fields, kind, key, name } = source;
  const content = readContent(source, reader);
  const constraint = readConstraint(fields, given);
  const type = kind === 'module' ? 'composite' : typeOf(fields, content);
  const part: DraftPart = {
    key,
    name,
    translations: readTranslations(source, { reader, hasText: (content?.text ?? null) !== null }),
    type,
    state: fields.word('state', LIFECYCLE_STATES) ?? 'ready',
    optional: fields.flag('optional') ?? false,
    weight: fields.number('weight', { from: 0 }) ?? 1,
    duration: kind === 'module' ? null : fields.seconds('duration'),
    requiresPrevious: fields.flag('requires-previous') ?? false,
    passingScore: fields.share('passing'),
    maxAttempts: fields.number(kind === 'quiz' ? 'activity-tries' : 'tries', {
      from: 1,
      to: FOLDER_LIMITS.tries,
      isWhole: true,
    }),
    needsGrading: fields.flag('needs-grading') ?? false,
    supportReview: fields.flag('supports-review') ?? true,
    team: readTeam(fields, type),
    constraint,
    content,
    children: source.children.map((child) => readPart(child, reader, { ...given, ...constraint })),
  };
  if (part.needsGrading && part.type === 'text' && !part.team) {
    fields.report(
      'needs-grading',
      'is not for texts: they have no score. Write an event, a quiz, or a text for a “team”.',
    );
  }
  if (part.passingScore !== null && part.passingScore > 0 && !hasScore(part)) {
    fields.report(
      'passing',
      'is for what has a score: a quiz, a tool, or what “needs-grading”. Nobody could ever pass this.',
    );
  }
  fields.end();
  return part;
}

/** [8.8] What can be passed: a tool or a quiz says its points, a person those of the rest; a module has those below it. */
function hasScore({ type, needsGrading }: DraftPart): boolean {
  return type === 'composite' || type === 'lti' || needsGrading;
}

function readTranslations(
  { translations, kind, key, folder }: PartSource,
  { reader, hasText }: { reader: TextReader; hasText: boolean },
): DraftPart['translations'] {
  const read = translations.map(({ locale, file, name, body, bodyLine }) => {
    const text = reader.text(body, { file, folder, key: `${key}.${locale}`, line: bodyLine });
    if (text && (!hasText || kind === 'quiz'))
      reader.report(file, bodyLine, 'This is the translation of a text that is not there.');
    return [locale, { name, text }] as const;
  });
  return Object.fromEntries(read);
}

function readContent({ fields, ...source }: PartSource, reader: TextReader): DraftContent | null {
  const { kind, file, folder, key, body, bodyLine } = source;
  const place = { file, folder, key };
  const text =
    kind === 'quiz'
      ? reader.text(fields.text('text'), { ...place, line: fields.line('text') })
      : reader.text(body, { ...place, line: bodyLine });
  if (kind === 'module') return text && { ...EMPTY, text };
  const content: DraftContent = {
    text,
    attachments: fields
      .texts('attachments')
      .flatMap((address) => reader.file(fields, 'attachments', { address, folder }) ?? []),
    video: readVideo(fields, folder, reader),
    event: readEvent(fields),
    discussion: readDiscussion(fields),
    tool: readTool(fields),
    quiz: kind === 'quiz' ? readQuiz(fields, place, reader) : null,
  };
  const isEmpty = Object.values(content).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  );
  return isEmpty ? null : content;
}

const EMPTY: DraftContent = {
  text: null,
  attachments: [],
  video: null,
  event: null,
  discussion: null,
  tool: null,
  quiz: null,
};

/** What is in an activity says what it is, unless its author does. */
export function typeOfContent(content: DraftContent | null): ActivityType {
  if (content?.quiz || content?.tool) return 'lti';
  if (content?.video) return 'video';
  if (content?.discussion) return 'discussion';
  return content?.event ? 'event' : 'text';
}

function typeOf(fields: Fields, content: DraftContent | null): ActivityType {
  const word = fields.word('type', TYPE_WORDS);
  if (word === 'video' && !fields.has('video'))
    fields.report('type', 'is “video”, but there is no film: write the key “video”.');
  const type = word === null ? typeOfContent(content) : PART_TYPES[word];
  if (content?.discussion && type !== 'discussion')
    fields.report('discussion', `belongs to a discussion: this is “${word ?? 'quiz or tool'}”.`);
  return type;
}
