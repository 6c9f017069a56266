import type { QueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '@lantern/contract/call';
import type { queryTeamMessages as contract } from '@lantern/contract/teams/query-team-messages';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import type { TeamPlace } from './team-work';
import { refetchTeamWork } from './team-work';

const LATEST: string | null = null;

/** [1.3] What the members of a group say, the latest page first. */
export function teamMessagesQuery(groupId: string) {
  return infiniteQueryOptions({
    queryKey: ['team-messages', groupId],
    initialPageParam: LATEST,
    getNextPageParam: ({ hasEarlier, data }: CallAnswer<typeof contract>) =>
      hasEarlier ? (data[0]?.id ?? null) : null,
    queryFn: async ({ client, pageParam }) => {
      const { queryTeamMessages } = await import('@lantern/contract/teams/query-team-messages');
      const query = pageParam === null ? {} : { before: pageParam };
      return apiOf(client)(queryTeamMessages, { params: { groupId }, query });
    },
  });
}

/** The same id at a second try is the same message. */
export type NewTeamMessage = TeamPlace & {
  id: string;
  groupId: string;
  text: string;
  attachmentIds: string[];
};

export async function postTeamMessage(client: QueryClient, message: NewTeamMessage): Promise<void> {
  const [{ postTeamMessage: command }, { runCommandSync }] = await Promise.all([
    import('@lantern/contract/teams/post-team-message'),
    import('../transport/run-command'),
  ]);
  const { id, objectiveWorkflowId, activityPathId, groupId, text, attachmentIds } = message;
  const activityPartId = activityPathId;
  const body = { id, groupId, objectiveWorkflowId, activityPartId, text, attachmentIds };
  await runCommandSync(command, { body });
  await client.invalidateQueries({ queryKey: ['team-messages', groupId] });
}

export async function readTeamMessages(client: QueryClient, groupId: string, until: Date): Promise<void> {
  const { putTeamMessagesRead } = await import('@lantern/contract/teams/put-team-messages-read');
  await apiOf(client)(putTeamMessagesRead, { params: { groupId }, body: { until } });
  await refetchTeamWork(client);
}
