import type { Db } from '../../db/db';
import { insertReply } from '../../store/announcements/announcement-replies';
import { insertAnnouncement, setPinned } from '../../store/announcements/announcements';
import { markChannelRead, switchChannel } from '../../store/announcements/channels';
import { demoId } from '../demo-id';
import { DEMO_CHANNELS, type DemoChannel } from './announcements-data';

const HOUR_MS = 3_600_000;

/** [2.28] What was announced in some courses, partly read. */
export async function fillAnnouncements(db: Db, tenantId: string, now: Date): Promise<void> {
  for (const channel of DEMO_CHANNELS) await fillChannel(db, tenantId, { channel, now });
}

async function fillChannel(
  db: Db,
  tenantId: string,
  { channel, now }: { channel: DemoChannel; now: Date },
): Promise<void> {
  const { code, allowsReplies, news, readers } = channel;
  const objectiveId = demoId(`course ${code}`);
  const channelId = demoId(`channel ${code}`);
  await switchChannel(db, tenantId, { objectiveId, channelId, isOn: true, allowsReplies });
  const written = news.map(({ hoursAgo }) => new Date(now.getTime() - hoursAgo * HOUR_MS));
  for (const [place, { by: userId, title, text, isPinned = false, replies = [] }] of news.entries()) {
    const id = demoId(`announcement ${code} ${place}`);
    const created = written[place] ?? now;
    await insertAnnouncement(db, tenantId, { id, objectiveId, userId, title, text, created });
    if (isPinned) await setPinned(db, tenantId, { id, isPinned });
    for (const [at, { by, hoursLater, text: answer }] of replies.entries()) {
      const answered = new Date(created.getTime() + hoursLater * HOUR_MS);
      const reply = { id: demoId(`announcement ${code} ${place} ${at}`), announcementId: id, userId: by };
      await insertReply(db, tenantId, { ...reply, text: answer, now: answered });
    }
  }
  for (const { userId, unread } of readers) {
    const until = written.at(-1 - unread);
    if (until) await markChannelRead(db, { tenantId, userId }, { objectiveId, until });
  }
}
