import type { Communication } from '@lantern/contract/communications/communication';
import type { FragmentApi } from '@lantern/fragment-kit/fragment-props';

const PATH = '/api/lms/v1/users/me/communications';

export type ShownCommunications = {
  /** The latest first. */
  rows: Communication[];
  /** [8.9] */
  isChatAvailable: boolean;
};

/** As the wire has it: moments are texts. */
type Sent = Omit<ShownCommunications, 'rows'> & {
  communications: Array<Omit<Communication, 'at'> & { at: string }>;
};

export async function loadCommunications(api: FragmentApi): Promise<ShownCommunications> {
  const { communications, isChatAvailable } = (await api.get(PATH)) as Sent; // the call's own answer
  return { rows: communications.map((sent) => ({ ...sent, at: new Date(sent.at) })), isChatAvailable };
}

/** [1.6] Until the latest that was shown: what has come since stays unread. */
export async function markAllRead(api: FragmentApi, { rows }: ShownCommunications): Promise<void> {
  const latest = Math.max(...rows.map(({ at }) => at.getTime()));
  await api.send('PUT', `${PATH}/read`, { until: new Date(latest).toISOString() });
}
