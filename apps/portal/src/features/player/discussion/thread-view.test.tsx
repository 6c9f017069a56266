import type { Call } from '@lantern/contract/call';
import type { DiscussionPost } from '@lantern/contract/discussions/discussion-post';
import type { Discussion } from '@lantern/contract/discussions/get-discussion';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { REPLIES_A_PAGE } from '@lantern/domain/limits';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { discussionQuery, refetchDiscussion } from '../../../api/discussions/discussions';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { DiscussionActivity } from './discussion-activity';

const ID = '6f1a0b1c-2d3e-4f50-8a9b-0c1d2e3f4a5b';
const THREAD = '7f1a0b1c-2d3e-4f50-8a9b-0c1d2e3f4a5b';

const DISCUSSION: Discussion = {
  id: ID,
  requirement: null,
  progress: null,
  mayBeAnonymous: false,
  mustPostFirst: false,
  isModerator: false,
  writeRefusal: null,
  threadCount: 1,
  postCount: 1,
  unreadCount: 0,
  reportCount: 0,
};

const NOTHING = { edit: false, remove: false, like: false, follow: false, report: false };

function post(differs: Partial<DiscussionPost>): DiscussionPost {
  return {
    id: THREAD,
    parentId: null,
    kind: 'discussion',
    title: '',
    html: `<p>${differs.text ?? ''}</p>`,
    text: null,
    attachments: [],
    reports: [],
    isLockedOut: false,
    author: null,
    isAnonymous: true,
    isMine: false,
    created: NOON,
    edited: null,
    state: 'shown',
    isEndorsed: false,
    likeCount: 0,
    isLiked: false,
    isUnread: false,
    isPinned: false,
    isClosed: false,
    isAnswered: false,
    isFollowing: false,
    rights: { ...NOTHING, reply: true, markAnswered: false, moderate: false },
    ...differs,
  };
}

type Sent = { params: { postId: string }; query: { skip: string }; body: { text: string } };

/** A discussion of one thread, as a server has it. */
function talk(replyCount = 0) {
  const talked = {
    isGone: false,
    isAlone: false,
    failsReports: false,
    thread: post({ title: 'Why bees' }),
    replies: Array.from({ length: replyCount }, (_, at) =>
      post({ id: `reply-${at}`, parentId: THREAD, text: `Reply ${at}` }),
    ),
  };
  const answer = async ({ path, method }: Call, { query, params, body }: Sent) => {
    if (path.endsWith('/report')) {
      if (talked.failsReports) throw new ProblemError('busy');
      return {};
    }
    if (path.endsWith('/remove')) {
      talked.isGone = true;
      return { id: params.postId };
    }
    if (method === 'PUT') {
      talked.replies.push(post({ id: params.postId, parentId: THREAD, text: body.text, isMine: true }));
      return { id: params.postId, threadId: THREAD, progress: null, hasFinished: false };
    }
    if (path.endsWith('/threads')) {
      const line = { ...talked.thread, line: '', replyCount, lastActive: NOON, isReported: false };
      const data = [line, { ...line, id: 'another', title: 'Why wasps' }].slice(talked.isGone ? 1 : 0);
      return { data, totalCount: data.length };
    }
    if (!path.includes('/threads/'))
      return { ...DISCUSSION, threadCount: talked.isGone && talked.isAlone ? 0 : 1 };
    if (talked.isGone) throw new ProblemError('notFound');
    const from = Number(query.skip);
    const replies = talked.replies.slice(from, from + REPLIES_A_PAGE);
    return { thread: talked.thread, replies, totalReplies: talked.replies.length };
  };
  return { talked, call: answer as unknown as MakeCall }; // the four calls that are made here
}

const show = (call: MakeCall, at = `/page?thread=${THREAD}`) =>
  renderAt(NOON, <DiscussionActivity discussionId={ID} objectiveWorkflowId="w" isOneOfMany={false} />, {
    call,
    at,
    answers: [[discussionQuery(ID).queryKey, DISCUSSION]],
  });

beforeEach(() => localStorage.clear());

test('[1.3] one’s own reply is shown and has the focus, however long the thread is', async () => {
  const { call } = talk(REPLIES_A_PAGE * 2 + 5);
  await show(call);
  await screen.findByText('Reply 0');
  await userEvent.click(screen.getAllByRole('button', { name: 'Reply' })[0] ?? document.body);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Because of honey');
  const form = screen.getByRole('form', { name: 'Your reply' });
  await userEvent.click(within(form).getByRole('button', { name: 'Reply' }));
  const own = (await screen.findByText('Because of honey', { ignore: 'textarea' })).closest('article');
  await waitFor(() => expect(document.activeElement).toBe(own));
  expect(screen.getByText('Reply 64')).toBeTruthy();
});

test('[1.3] a thread that is removed while it is open says so, has no buttons, and leads back', async () => {
  const { talked, call } = talk(1);
  const { client } = await show(call);
  await screen.findByText('Reply 0');
  talked.isGone = true;
  await act(() => refetchDiscussion(client, ID));
  expect(await screen.findByText('This thread was removed')).toBeTruthy();
  expect(screen.queryByText('Reply 0')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All posts' }));
  expect(await screen.findByRole('button', { name: 'Why wasps' })).toBeTruthy();
});

test('[1.3] a thread that is closed while somebody answers it says so, and takes no answer', async () => {
  const { talked, call } = talk();
  const { client } = await show(call);
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  talked.thread = post({
    title: 'Why bees',
    isClosed: true,
    rights: { ...NOTHING, reply: false, markAnswered: false, moderate: false },
  });
  await act(() => refetchDiscussion(client, ID));
  expect(await screen.findByText('This thread is closed. Nobody can add to it.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('[1.3] back from a thread, the list is as it was left, with the focus on the thread', async () => {
  const { call } = talk();
  await show(call, '/page');
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Why bees' }));
  await userEvent.click(await screen.findByRole('button', { name: 'All posts' }));
  const row = await screen.findByRole('button', { name: 'Why bees' });
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(screen.getByLabelText('Show')).toHaveProperty('value', 'mine');
});

const MAY_REMOVE = { ...NOTHING, remove: true, reply: true, markAnswered: false, moderate: false };

async function removeThread(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { hidden: true });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete', hidden: true }));
}

test('[1.3] who removes their own thread is back in the list, with the focus in it', async () => {
  const { talked, call } = talk();
  talked.thread = post({ title: 'Why bees', isMine: true, rights: MAY_REMOVE });
  await show(call);
  await removeThread();
  const other = await screen.findByRole('button', { name: 'Why wasps' });
  expect(screen.queryByText('This thread was removed')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Why bees' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(other.closest('ul')));
});

test('[1.3] and where it was the only one, at the button that adds another', async () => {
  const { talked, call } = talk();
  talked.isAlone = true;
  talked.thread = post({ title: 'Why bees', isMine: true, rights: MAY_REMOVE });
  await show(call);
  await removeThread();
  const add = await screen.findByRole('button', { name: 'Add a post' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test('[1.3] the reason of a report that could not be sent stays, and goes at the next try', async () => {
  const { talked, call } = talk();
  talked.failsReports = true;
  talked.thread = post({ title: 'Why bees', rights: { ...MAY_REMOVE, remove: false, report: true } });
  await show(call);
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  const reason = () => within(dialog).getByRole('textbox', { hidden: true });
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Report', hidden: true }));
  await userEvent.type(reason(), 'It is rude.');
  await send();
  await waitFor(() => expect(within(dialog).getByRole('alert', { hidden: true }).textContent).not.toBe(''));
  expect(reason()).toHaveProperty('value', 'It is rude.');
  talked.failsReports = false;
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});
