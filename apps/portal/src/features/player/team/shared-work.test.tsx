import type { TeamActivity } from '@lantern/contract/entities/team-work';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { teamWorkQuery } from '../../../api/team/team-work';
import { useToasts } from '../../../lib/page/toasts';
import { renderAt } from '../../../testing/render';
import { answerFiles } from '../../../testing/sent-files';
import { oneWork, teamActivity, teamParticipant } from '../../../testing/team-activity.builder';
import { placeFootSlot } from './foot-slot';
import { SharedWork } from './shared-work';
import { TeamCard } from './team-card';

const NOW = new Date('2026-03-10T12:02:00Z');
const PLACE = { objectiveWorkflowId: 'attempt', activityPathId: 'part' };
const KEY = teamWorkQuery(PLACE).queryKey;
const LABEL = 'What should Lina do?';
const offline: MakeCall = async () => {
  throw new ProblemError('busy');
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** As the section has it: what is in the cache is shown. */
function Shown() {
  const { data } = useQuery({ ...teamWorkQuery(PLACE), enabled: false });
  return data?.work ? <SharedWork team={data} work={data.work} place={PLACE} /> : null;
}

const show = (team: TeamActivity) => renderAt(NOW, <Shown />, { answers: [[KEY, team]], call: offline });

const field = () => screen.getByRole('textbox', { name: LABEL });
const theirs = (version: number, plan: string) =>
  teamActivity({
    work: oneWork({
      version,
      texts: { plan },
      saves: [{ version, at: NOW, keys: ['plan'], by: { userId: 'mai', name: 'Mai Vu', isMe: false } }],
    }),
  });

test('[1.3] who saved last is said, and when', async () => {
  await show(teamActivity());
  expect(screen.getByText('Last saved by Jonas Lindqvist, 2 min ago')).toBeTruthy();
  expect(field()).toHaveProperty('value', 'Ask the mill.');
});

test('[1.3] what others save while nothing is typed here is simply there', async () => {
  const { client } = await show(teamActivity());
  act(() => void client.setQueryData(KEY, theirs(2, 'Wait.')));
  expect(await screen.findByDisplayValue('Wait.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[1.3] what others save over what is typed here is told; Reload keeps what was typed, and says what they wrote', async () => {
  const { client } = await show(teamActivity());
  fireEvent.change(field(), { target: { value: 'Ask for 14 days.' } });
  act(() => void client.setQueryData(KEY, theirs(2, 'Wait.')));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('The submission has been modified by somebody else')).toBeTruthy();
  expect(within(alert).getByText(/^Mai Vu changed 1 field after you opened it\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true);
  fireEvent.click(within(alert).getByRole('button', { name: 'Reload' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field()).toHaveProperty('value', 'Ask for 14 days.');
  expect(screen.getByText('The others wrote: Wait.')).toBeTruthy();
});

test('[1.3] what was typed and not saved is there when the page is opened again', async () => {
  const { unmount } = await show(teamActivity());
  fireEvent.change(field(), { target: { value: 'Typed in a train.' } });
  unmount();
  await show(teamActivity());
  expect(field()).toHaveProperty('value', 'Typed in a train.');
});

test('[1.3] what one member typed on this device and did not save, no other member finds there', async () => {
  const { unmount } = await show(teamActivity());
  fireEvent.change(field(), { target: { value: 'Typed by Ada.' } });
  unmount();
  const ofAnother = { ...PLACE, objectiveWorkflowId: 'the attempt of another member' };
  const team = teamActivity();
  await renderAt(NOW, <SharedWork team={team} work={oneWork()} place={ofAnother} />, { call: offline });
  expect(field()).toHaveProperty('value', 'Ask the mill.');
});

test('[1.3] before it goes, everybody for whom it goes is named', async () => {
  await show(teamActivity());
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const question = screen.getByRole('dialog', { name: 'Submit this work?', hidden: true });
  expect(within(question).getByText(/^You submit it for Jonas Lindqvist and Ada Holm\./)).toBeTruthy();
});

test('[1.3] what a team-mate changes while it is asked whether it shall go does not go unseen', async () => {
  const { client } = await show(teamActivity());
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  act(() => void client.setQueryData(KEY, theirs(2, 'Wait.')));
  const question = await screen.findByRole('dialog', { name: /modified by somebody else$/, hidden: true });
  expect(within(question).getByText('Look at what has changed before it goes.')).toBeTruthy();
  expect(within(question).queryByRole('button', { name: 'Submit', hidden: true })).toBeNull();
  fireEvent.click(within(question).getByRole('button', { name: 'Keep working', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('dialog', { name: 'Submit this work?', hidden: true })).toBeTruthy();
});

test('[2.8] it is handed in from the foot of the player where there is one, else below the work', async () => {
  await show(teamActivity());
  const foot = document.body.appendChild(document.createElement('footer'));
  expect(within(foot).queryByRole('button')).toBeNull();
  act(() => placeFootSlot(foot));
  expect(within(foot).getByRole('button', { name: 'Submit' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Submit' })).toHaveLength(1);
  act(() => placeFootSlot(null));
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  foot.remove();
});

test('[1.3] where all hand in together, the button says how many are ready', async () => {
  await show(teamActivity({ policy: 'all', ready: { ready: 1, of: 3 } }));
  expect(screen.getByRole('button', { name: 'I am ready, 1 of 3' })).toBeTruthy();
});

test('[1.3] who was ready is told as soon as the work changes, and asked again', async () => {
  const mine = (state: 'ready' | 'askedAgain') => [
    teamParticipant({ name: 'Ada Holm', isMe: true, state, ready: NOW }),
  ];
  const { client } = await show(
    teamActivity({ policy: 'all', ready: { ready: 1, of: 2 }, participants: mine('ready') }),
  );
  expect(screen.getByRole('button', { name: 'I am not ready, 1 of 2' })).toBeTruthy();
  const changed = teamActivity({ policy: 'all', participants: mine('askedAgain') });
  act(() => void client.setQueryData(KEY, changed));
  expect(await screen.findByText('The work has changed since you were ready')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I am ready, 0 of 2' })).toBeTruthy();
});

test('[1.3] what was handed in is read, not written', async () => {
  const submittedBy = { userId: 'mai', name: 'Mai Vu', isMe: false };
  const work = oneWork({ state: 'finished', submitted: NOW, submittedBy, finished: NOW });
  await show(teamActivity({ work, mayWrite: false }));
  expect(screen.getByText('This work has been graded')).toBeTruthy();
  expect(screen.getByText(/^Submitted by Mai Vu, .* The grade is shared by the whole team\.$/)).toBeTruthy();
  expect(field()).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test('[3.10] each member of the team is named with how far they are', async () => {
  const participants = [
    teamParticipant({ state: 'ready', ready: NOW }),
    teamParticipant({ name: 'Ada Holm', isMe: true }),
    teamParticipant({ name: 'Tomás Brandão', state: 'notOpened', lastSeen: null }),
  ];
  const team = teamActivity({ participants, unreadMessages: 2 });
  await renderAt(NOW, <TeamCard team={team} place={PLACE} due={null} />, { call: offline });
  const card = screen.getByRole('region', { name: 'Team Marigold' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/^JLJonas LindqvistReady since /),
    'AHYouWorking now',
    'TBTomás BrandãoNot opened yet',
  ]);
  expect(
    within(card).getByRole('button', { name: /Team chat 2 2 unread messages|Team chat.*2 unread messages/ }),
  ).toBeTruthy();
});

/** What short messages say. */
function Said() {
  return useToasts().map(({ id, text }) => <p key={id}>{text}</p>);
}

test.each<[string, string, RegExp]>([
  ['was not taken', 'program.exe', /a file was not taken/],
  ['is still on its way', 'report.pdf', /a file is still on its way/],
])('[5.7] nothing is handed in while a file %s, and it is said', async (_name, file, said) => {
  answerFiles();
  const both = (
    <>
      <Shown />
      <Said />
    </>
  );
  await renderAt(NOW, both, { answers: [[KEY, teamActivity()]], call: offline });
  await userEvent
    .setup({ applyAccept: false })
    .upload(screen.getByLabelText('Attach files', { selector: 'input' }), new File(['data'], file));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
