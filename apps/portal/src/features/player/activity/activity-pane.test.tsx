import type { MakeCall } from '@lantern/contract/render-page';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { ContentRefusal } from '@lantern/domain/contents/content-access';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activityContentQuery } from '../../../api/attempts/activities';
import { activityContent, ATTEMPT_ID } from '../../../testing/activity-content.builder';
import { answerWith, json } from '../../../testing/network';
import { NOON } from '../../../testing/page-facts.builder';
import { NOT_BEGUN } from '../../../parts/table-of-contents/listed-course';
import { renderAt } from '../../../testing/render';
import { ActivityPane, useOpenTool } from './activity-pane';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';

const DAY = new Date('2026-04-01T08:30:00Z');
const FILE = {
  url: '/files/1',
  name: 'Ledger.xlsx',
  size: 2048,
  mediaType: 'application/vnd.ms-excel',
  access: 'private',
} as const;
/** The attempt as it comes over the wire. */
const WORKFLOW = {
  id: '0c000000-0000-4000-8000-000000000003',
  objectiveWorkflowId: ATTEMPT_ID,
  activityPartId: '0c000000-0000-4000-8000-000000000002',
  state: 1,
  progress: 0,
  started: NOON.toISOString(),
  submitted: null,
  finished: null,
};

beforeEach(() => {
  answerWith(json({}));
});
afterEach(() => {
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

function underWay(): ActivityPart {
  const part = activityPart({ workflow: 'inProgress' });
  const attempt = part.childActivity.activityWorkflowAggregate?.lastActivityWorkflow;
  if (attempt) attempt.id = WORKFLOW.id;
  return part;
}

type Shown = {
  part?: ActivityPart;
  lock?: ContentRefusal;
  content?: Parameters<typeof activityContent>[0];
  canWork?: boolean;
  call?: MakeCall;
};

function show({ part = underWay(), lock, content, canWork = true, call }: Shown) {
  const player = {
    objectiveWorkflowId: ATTEMPT_ID,
    canWork,
    tree: null,
    order: [part] as readonly ActivityPart[],
    completion: { ...NOT_BEGUN, isUnderWay: true },
  } as Player; // a pane looks at nothing else
  const links = {} as PlayerLinks; // nothing here leads on
  return renderAt(
    NOON,
    <ActivityPane player={player} links={links} part={part} isRoot={false} lock={lock ?? null} />,
    {
      ...(call && { call }),
      answers: [
        [activityContentQuery(ATTEMPT_ID, part.activityPathId).queryKey, activityContent(content ?? {})],
      ],
    },
  );
}

const markDone = () => screen.queryByRole('button', { name: 'Mark as done' });

test('[4.9] of files without a text the learner says that they are done, and the server is told', async () => {
  const asked = answerWith(json({ ...WORKFLOW, data: [WORKFLOW] }));
  await show({ content: { file: FILE } });
  const button = markDone();
  if (!button) throw new Error('It cannot be finished');
  await userEvent.click(button);
  const told = () => asked.map(({ address }) => address.split('/').at(-1));
  await waitFor(() => expect(told()).toContain('finish-activity-workflows'));
});

test('[4.9] a tool that tells no scores is done when the learner says so, and the server is told', async () => {
  const asked = answerWith(json({ ...WORKFLOW, data: [WORKFLOW] }));
  const part = underWay();
  Object.assign(part.childActivity, { type: 'lti', supportLtiGrading: false });
  await show({ part });
  const button = markDone();
  if (!button) throw new Error('It cannot be finished');
  await userEvent.click(button);
  const told = () => asked.map(({ address }) => address.split('/').at(-1));
  await waitFor(() => expect(told()).toContain('finish-activity-workflows'));
});

test.each<[string, Shown]>([
  [
    'a text with files is read',
    { content: { text: { language: null, html: '<p>Flour</p>' }, attachments: [FILE] } },
  ],
  ['nothing is there yet', {}],
  ['the files are done', { content: { file: FILE }, part: activityPart({ workflow: 'finished' }) }],
  ['the course is looked back at', { content: { file: FILE }, canWork: false }],
])('[4.9] nothing is marked by hand where %s', async (_title, shown) => {
  await show(shown);
  expect(markDone()).toBeNull();
});

test('[8.8] what was not passed and is locked says the score, the one needed, the attempts left, and the lock', async () => {
  const part = activityPart({
    workflow: 'finished',
    record: { passed: false, normalizedScore: 0.48 },
    normalizedPassingScore: 0.6,
    remainingAttempts: 0,
  });
  await show({ part, lock: { kind: 'accessibleUntilPassed', until: DAY } });
  expect(
    screen.getByText('Minimum passing score: 60%. Your score: 48%. 0 attempts left.', { exact: false }),
  ).toBeTruthy();
  expect(screen.getByText('It was open until April 1, 2026 at 8:30 AM.')).toBeTruthy();
});

const FAILED = {
  id: WORKFLOW.activityPartId,
  workflow: 'finished',
  record: { passed: false, normalizedScore: 0.48 },
  normalizedPassingScore: 0.6,
  remainingAttempts: 2,
} as const;
const again = () => screen.queryByRole('button', { name: 'Try again' });

test('[8.8] reading 63: who did not pass sees the score and the tries left, and the server is asked for a new one', async () => {
  const bodies: unknown[] = [];
  const call = (async (_call: unknown, { body }: { body: unknown }) => {
    if (body !== undefined) bodies.push(body);
    return { data: [] };
  }) as MakeCall; // the one call that writes, among those that read
  await show({
    part: activityPart(FAILED),
    content: { text: { language: null, html: '<p>Flour</p>' } },
    call,
  });
  const sheet = within(screen.getByRole('region', { name: 'Your result' }));
  const facts = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['60%', '48%', '2']);
  const button = again();
  if (!button) throw new Error('It cannot be tried again');
  await userEvent.click(button);
  const activityPartIds = [WORKFLOW.activityPartId];
  await waitFor(() =>
    expect(bodies).toEqual([{ objectiveWorkflowId: ATTEMPT_ID, activityPartIds, isNewTry: true }]),
  );
});

test.each<[string, Parameters<typeof activityPart>[0], boolean]>([
  ['passed', { record: { passed: true, normalizedScore: 0.7 } }, true],
  ['without a pass mark', { normalizedPassingScore: null }, true],
  ['its review hidden', { activityConstraint: { reviewPolicy: 'never' } }, true],
  ['none left', { remainingAttempts: 0 }, false],
  ['waiting for its grade', { workflow: 'inGrading' }, false],
])('[8.8] reading 63: is there a new try: %s: %s', async (_case, differs, isOffered) => {
  await show({
    part: activityPart({ ...FAILED, ...differs }),
    content: { text: { language: null, html: '<p>Flour</p>' } },
  });
  expect(again() !== null).toBe(isOffered);
});

test('[8.8] reading 63: no new try of what is only looked back at', async () => {
  await show({
    part: activityPart(FAILED),
    content: { text: { language: null, html: '<p>Flour</p>' } },
    canWork: false,
  });
  expect(again()).toBeNull();
});

test('[2.8] what is not there yet is on its way; without a connection the page says what it waits for', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const part = underWay();
  const player = {
    objectiveWorkflowId: ATTEMPT_ID,
    canWork: true,
    tree: null,
    order: [part] as readonly ActivityPart[],
    completion: { ...NOT_BEGUN, isUnderWay: true },
  } as Player; // a pane looks at nothing else
  await renderAt(
    NOON,
    <ActivityPane player={player} links={{} as PlayerLinks} part={part} isRoot={false} lock={null} />, // nothing here leads on
  );
  expect(screen.getByText('Loading the activity')).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('It opens by itself once you are back online.')).toBeTruthy();
});

const quiz = activityPart({ id: 'quiz', childActivity: { type: 'lti' } });
const reading = activityPart({ id: 'reading' });
const [OPEN, LOCKED] = [false, true];

test('[2.18] a tool that is open stays so when it is locked, until the learner goes elsewhere', () => {
  const { result, rerender } = renderHook(({ part, isLocked }) => useOpenTool(part, isLocked), {
    initialProps: { part: quiz, isLocked: OPEN },
  });
  expect(result.current).toBe(true);
  rerender({ part: quiz, isLocked: LOCKED });
  expect(result.current).toBe(true);
  rerender({ part: reading, isLocked: OPEN });
  expect(result.current).toBe(false);
  rerender({ part: quiz, isLocked: LOCKED });
  expect(result.current).toBe(false);
});

test('[2.18] a tool that was locked before is not open, nor is anything else', () => {
  const { result, rerender } = renderHook(({ part, isLocked }) => useOpenTool(part, isLocked), {
    initialProps: { part: quiz, isLocked: LOCKED },
  });
  expect(result.current).toBe(false);
  rerender({ part: reading, isLocked: LOCKED });
  expect(result.current).toBe(false);
});
