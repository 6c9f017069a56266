import { isSafeAddress } from '@lantern/domain/web/safe-address';
import { replacePortable } from './course-addresses';
import type { CourseDraft, DraftContent, DraftPart } from './course-draft';
import { filesOfPart, placedParts, textsOf } from './draft-parts';

/** Why a course cannot be imported; the code is for programs, the sentence for people. */
export type ImportProblem = { code: ImportProblemCode; message: string; at: DraftPlace | null };

/** Which part of a draft is meant, so that its source can be shown. */
export type DraftPlace =
  | { field: 'code' | 'scale' | 'certificates' }
  | { field: 'collections'; name: string }
  | { field: 'filters'; category: string; name: string }
  | { part: string; field?: keyof DraftPart | keyof DraftContent }
  | { file: string };

export type ImportProblemCode =
  | 'courseExists'
  | 'severalCourses'
  | 'singleActivity'
  | 'keyTwice'
  | 'fileTwice'
  | 'certificateTwice'
  | 'notAModule'
  | 'noTool'
  | 'notATool'
  | 'badNumber'
  | 'badText'
  | 'badAddress'
  | 'unknownFile'
  | 'unknownPart'
  | 'unknownScale'
  | 'unknownCollection'
  | 'unknownFilter'
  | 'unknownTool'
  | 'noQuizTool'
  | 'fileChanged';

/** What of a draft no database could hold, whatever the tenant has. All of it at once. */
export function checkDraft(draft: CourseDraft): ImportProblem[] {
  const parts = placedParts(draft.parts).map(({ part }) => part);
  const keys = parts.map(({ key }) => key);
  const paths = draft.files.map(({ path }) => path);
  const names = draft.certificates.map(({ name }) => name);
  return [
    ...twice(keys).map((key) => problem('keyTwice', `Two activities have the key "${key}".`, { part: key })),
    ...twice(paths).map((path) => problem('fileTwice', `The file "${path}" is there twice.`, { file: path })),
    ...twice(names).map((name) =>
      problem('certificateTwice', `Two certificates are called "${name}".`, { field: 'certificates' }),
    ),
    ...parts.flatMap(checkPart),
    ...draft.certificates
      .filter(({ validMonths }) => validMonths !== null && !isCount(validMonths))
      .map(({ name }) =>
        problem('badNumber', `"${name}" must be valid for a whole number of months.`, {
          field: 'certificates',
        }),
      ),
    ...draft.certificates
      .filter(({ externalUrl }) => externalUrl !== null && !isSafeAddress(externalUrl))
      .map(({ name }) =>
        problem('badAddress', `The address of "${name}" must begin with https://.`, {
          field: 'certificates',
        }),
      ),
    ...checkNamed(draft, { keys: new Set(keys), paths: new Set(paths) }),
    ...(isStorable(draft)
      ? []
      : [problem('badText', 'A text has a NUL or half of a character in it.', null)]),
  ];
}

export function problem(code: ImportProblemCode, message: string, at: DraftPlace | null): ImportProblem {
  return { code, message, at };
}

function checkPart(part: DraftPart): ImportProblem[] {
  const { key, type, content, children, weight, duration, passingScore, maxAttempts } = part;
  const found: ImportProblem[] = [];
  const isModule = type === 'composite';
  if (!isModule && children.length > 0)
    found.push(
      problem('notAModule', `"${key}" is no module and cannot hold other activities.`, { part: key }),
    );
  const opens = [content?.tool, content?.quiz].filter((each) => each).length;
  if (type === 'lti' && opens !== 1)
    found.push(
      problem('noTool', `"${key}" must open one tool or hold one quiz.`, { part: key, field: 'type' }),
    );
  if (type !== 'lti' && opens > 0)
    found.push(
      problem('notATool', `"${key}" is of type ${type} and can neither open a tool nor hold a quiz.`, {
        part: key,
        field: 'type',
      }),
    );
  const address = content?.tool?.targetLinkUri ?? null;
  if (address !== null && !isSafeAddress(address)) {
    const message = `The address of the tool in "${key}" must begin with https://.`;
    found.push(problem('badAddress', message, { part: key, field: 'tool' }));
  }
  const isDurationBad = duration !== null && !(isWhole(duration) && duration >= 0);
  const isPassingBad = passingScore !== null && !(passingScore >= 0 && passingScore <= 1);
  const isWeightBad = !(Number.isFinite(weight) && weight >= 0);
  if (isDurationBad)
    found.push(
      problem('badNumber', `The duration of "${key}" must be whole seconds.`, {
        part: key,
        field: 'duration',
      }),
    );
  if (isPassingBad)
    found.push(
      problem('badNumber', `The passing score of "${key}" must be 0 to 1.`, {
        part: key,
        field: 'passingScore',
      }),
    );
  if (isWeightBad)
    found.push(
      problem('badNumber', `The weight of "${key}" must be 0 or more.`, { part: key, field: 'weight' }),
    );
  if (maxAttempts !== null && !isCount(maxAttempts))
    found.push(
      problem('badNumber', `The tries of "${key}" must be a whole number from 1 on.`, {
        part: key,
        field: 'maxAttempts',
      }),
    );
  return found;
}

function checkNamed(draft: CourseDraft, known: { keys: Set<string>; paths: Set<string> }): ImportProblem[] {
  const files = new Set(placedParts(draft.parts).flatMap(({ part }) => filesOfPart(part)));
  if (draft.image !== null) files.add(draft.image);
  const parts = new Set<string>();
  for (const { html } of textsOf(draft)) {
    replacePortable(html, ({ kind, name }) => {
      (kind === 'file' ? files : parts).add(name);
      return null;
    });
  }
  return [
    ...[...files]
      .filter((path) => !known.paths.has(path))
      .map((path) => problem('unknownFile', `The file "${path}" is named, but not there.`, { file: path })),
    ...[...parts]
      .filter((key) => !known.keys.has(key))
      .map((key) =>
        problem('unknownPart', `A text leads to the activity "${key}", which is not there.`, { part: key }),
      ),
  ];
}

/** What JSON has to escape because no text of the database can hold it. */
function isStorable(draft: CourseDraft): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(draft));
}

const LARGEST = 2_147_483_647;

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value <= LARGEST;
}

function isCount(value: number): boolean {
  return isWhole(value) && value > 0;
}

function twice(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
