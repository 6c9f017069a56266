import type { Announcement, AnnouncementReply } from '@lantern/contract/announcements/announcement';
import type { AnnouncementChannel } from '@lantern/contract/announcements/get-announcement-channel';
import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import type { Reach } from '@lantern/domain/notifications/notification-kinds';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { tellLiveNews } from '../../lib/live/live-news';
import { OBJECTIVE_ID, aggregate, objectiveAccess } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

vi.setConfig({ testTimeout: 30_000 });

const ADDRESS = `/learn/courses/${OBJECTIVE_ID}/view/notifications`;
const COURSE = objectiveAccess({
  objective: { announcementChannelId: OBJECTIVE_ID },
  objectiveWorkflowAggregate: aggregate(),
});
const CHANNEL: AnnouncementChannel = {
  objectiveId: OBJECTIVE_ID,
  courseName: 'Asking better questions',
  isOpen: true,
  allowsReplies: true,
  mayReply: true,
  isStaff: false,
  unread: 0,
  latest: null,
};

function news(number: number, differs: Partial<Announcement> = {}): Announcement {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `News ${number}`,
    html: `<p>Text ${number}</p>`,
    text: null,
    author: {
      id: OBJECTIVE_ID,
      name: 'Ines Carvalho',
      firstName: 'Ines',
      lastName: 'Carvalho',
      role: 'instructor',
      isMe: false,
    },
    isPinned: false,
    isUnread: false,
    created: new Date(Date.UTC(2026, 0, number)),
    edited: null,
    replyCount: 0,
    attachments: [],
    ...differs,
  };
}

type World = {
  channel: AnnouncementChannel;
  pinned: Announcement[];
  data: Announcement[];
  older?: Announcement[];
  replies?: AnnouncementReply[];
  reach?: Reach;
  refusal?: ProblemError;
};

function preferencesOf(reach: Reach = { web: true, mail: 'daily' }) {
  return { preferences: [{ kind: 'announcement', mailWays: ['off', 'daily'], ...reach }] };
}

/** The server, as far as the page asks it; what it is sent is noted. */
async function renderChannel(world: World, at = ADDRESS, course: ObjectiveAccess | null = COURSE) {
  const sent: Array<{ path: string; body: unknown }> = [];
  const call = vi.fn(async ({ path }: { path: string }, input: Record<string, unknown>) => {
    if (path.endsWith('/announcement-channel')) return world.channel;
    if (path.endsWith('/announcements')) {
      const { before = null } = input['query'] as { before?: Date }; // as its contract says
      if (before) return { pinned: [], data: world.older, before: null };
      return { pinned: world.pinned, data: world.data, before: world.older ? NOON : null };
    }
    if (path.endsWith('/notification-preferences')) return preferencesOf(world.reach);
    if (path.endsWith('/replies')) return { data: world.replies ?? [], after: null };
    if (path.endsWith('/objective-access')) throw new ProblemError('notFound');
    if (world.refusal) throw world.refusal;
    sent.push({ path, body: input['body'] });
    return {};
  });
  await renderApp(at, {
    answers: course ? [[objectiveAccessQuery(OBJECTIVE_ID).queryKey, course]] : [],
    call: call as unknown as MakeCall, // each call is answered with what its contract says
  });
  return { sent, world };
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('[2.28] pinned ones stand above, what is new below its divider, and the rest after it', async () => {
  await renderChannel({
    channel: { ...CHANNEL, unread: 2 },
    pinned: [news(1, { isPinned: true })],
    data: [news(9, { isUnread: true }), news(8, { isUnread: true }), news(7)],
  });
  expect(await screen.findByText('2 new')).toBeTruthy();
  expect(titles()).toEqual(['News 1', 'Unread:News 9', 'Unread:News 8', 'News 7', 'About this channel']);
  expect(screen.getByText('Earlier')).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: 'Asking better questions' });
  expect(within(tabs).getByRole('link', { name: 'Notifications 2 unread' })).toBeTruthy();
});

test.each<[Reach, string]>([
  [{ web: true, mail: 'daily' }, 'the bell here and a daily e-mail'],
  [{ web: true, mail: 'off' }, 'the bell here'],
  [{ web: false, mail: 'weekly' }, 'a weekly e-mail'],
  [{ web: false, mail: 'off' }, 'Nothing'],
])('[2.28] who is told by %j reads so beside the news', async (reach, said) => {
  await renderChannel({ channel: CHANNEL, pinned: [], data: [], reach });
  const term = await screen.findByText('You are told by');
  expect(term.nextElementSibling?.textContent).toBe(said);
});

test('[2.28] all is marked as read up to the latest that is shown', async () => {
  const { sent, world } = await renderChannel({
    channel: { ...CHANNEL, unread: 1 },
    pinned: [],
    data: [news(9, { isUnread: true })],
  });
  await screen.findByText('1 new');
  world.channel = CHANNEL;
  world.data = [news(9)];
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await vi.waitFor(() => expect(screen.queryByText('1 new')).toBeNull());
  expect(sent).toEqual([
    {
      path: '/api/lms/v1/users/me/objectives/:objectiveId/announcements/read',
      body: { until: news(9).created },
    },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('[2.28] what is announced elsewhere comes by itself', async () => {
  const { world } = await renderChannel({ channel: CHANNEL, pinned: [], data: [] });
  expect(await screen.findByText('Nothing has been announced yet')).toBeTruthy();
  world.channel = { ...CHANNEL, unread: 1 };
  world.data = [news(3, { isUnread: true })];
  const { startLiveUpdates } = await import('../../api/live/start-live-updates');
  expect(startLiveUpdates).toBeTypeOf('function');
  tellLiveNews({ kind: 'changed', topic: `course:${OBJECTIVE_ID}` });
  expect(await screen.findByText('News 3')).toBeTruthy();
});

test('[2.28] an answer that is empty is not sent; one that is written is, once', async () => {
  const { sent } = await renderChannel({ channel: CHANNEL, pinned: [], data: [news(1)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write something first.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { text: 'Hello' } }]));
});

test('[2.28] whoever has written too much is told when they may go on, and keeps what they wrote', async () => {
  const refusal = new ProblemError('tooManyRequests', {}, { retryAfterMs: 280_000 });
  await renderChannel({ channel: CHANNEL, pinned: [], data: [news(4)], refusal });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Again');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const said = 'You have written a lot in a short time. Try again in 5 minutes.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveProperty('value', 'Again');
});

test('[2.28] an answer that was begun is there again when the page is', async () => {
  const world = { channel: CHANNEL, pinned: [], data: [news(2)] };
  await renderChannel(world);
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Half a sen');
  cleanup();
  await renderChannel(world);
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveProperty('value', 'Half a sen');
});

test('[8.9] where there is no chat the page says whom to ask', async () => {
  await renderChannel({ channel: { ...CHANNEL, isOpen: false }, pinned: [], data: [] });
  expect(await screen.findByText('Chat is not available. Please contact administrator.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('[2.28] the address of one that is not on the first page leads there', async () => {
  const sought = news(2);
  const world = { channel: CHANNEL, pinned: [], data: [news(9)], older: [news(3), sought] };
  await renderChannel(world, `${ADDRESS}#announcement-${sought.id}`);
  const title = await screen.findByRole('heading', { name: 'News 2' });
  await vi.waitFor(() => expect(document.activeElement).toBe(title.closest('article')));
  expect(screen.queryByText('This announcement is not here any more')).toBeNull();
});

test('[2.28] and the address of one that is gone says so', async () => {
  const world = { channel: CHANNEL, pinned: [], data: [news(9)], older: [news(3)] };
  await renderChannel(world, `${ADDRESS}#announcement-${news(2).id}`);
  expect(await screen.findByText('This announcement is not here any more')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'News 3' })).toBeTruthy();
});

test('[2.28] an answer that is being written stays open when its announcement comes to stand elsewhere', async () => {
  const { world } = await renderChannel({
    channel: { ...CHANNEL, unread: 2 },
    pinned: [],
    data: [news(6, { isUnread: true }), news(5, { isUnread: true })],
  });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Reply' }))[1] ?? document.body);
  const words = await screen.findByRole('textbox', { name: 'Your reply' });
  await userEvent.type(words, 'Half a sen');
  const comes = async (differs: Partial<World>, seen: string) => {
    Object.assign(world, differs);
    tellLiveNews({ kind: 'changed', topic: `course:${OBJECTIVE_ID}` });
    expect(await screen.findByText(seen)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toBe(words);
  };
  await comes({ pinned: [news(5, { isPinned: true })], data: [news(6, { isUnread: true })] }, 'Pinned');
  await comes({ channel: CHANNEL, pinned: [], data: [news(7), news(6), news(5)] }, 'News 7');
});

test('[2.28] an answer is removed once it was asked whether it shall be', async () => {
  const reply: AnnouncementReply = {
    id: 'mine',
    author: { ...news(1).author, isMe: true },
    created: NOON,
    html: '<p>My answer</p>',
    mayRemove: true,
  };
  const data = [news(1, { replyCount: 1 })];
  const { sent } = await renderChannel({ channel: CHANNEL, pinned: [], data, replies: [reply] });
  await userEvent.click(await screen.findByRole('button', { name: '1 reply' }));
  const ask = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    return within(await screen.findByRole('dialog', { name: 'Remove this reply?', hidden: true }));
  };
  const press = async (name: string) =>
    userEvent.click((await ask()).getByRole('button', { name, hidden: true }));
  await press('Keep it');
  expect(sent).toEqual([]);
  await press('Remove');
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: {} }]));
});

const NOT_TAKEN = objectiveAccess({ objective: { announcementChannelId: OBJECTIVE_ID } });

test.each([
  ['have not taken up', NOT_TAKEN],
  ['do not have', null],
])(
  '[2.28] staff read the channel of a course that they %s; its other pages are not theirs',
  async (_name, course) => {
    await renderChannel(
      { channel: { ...CHANNEL, isStaff: true }, pinned: [], data: [news(1)] },
      ADDRESS,
      course,
    );
    expect(await screen.findByText('News 1')).toBeTruthy();
    expect(screen.getByText('Asking better questions')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Details' })).toBeNull();
  },
);
