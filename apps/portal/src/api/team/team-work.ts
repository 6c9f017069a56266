import type { TeamActivity } from '@lantern/contract/entities/team-work';
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { randomId } from '../../lib/random-id';
import { apiOf } from '../transport/api-of';

/** An activity of an attempt, as the calls of teams name it. */
export type TeamPlace = { objectiveWorkflowId: string; activityPathId: string };

/** Where no stream tells of changes, they are looked for; also says that somebody is at it. */
const LOOK_EVERY_MS = 60_000;

/** [1.3] Who takes an activity with the learner, and what they have made of it. */
export function teamWorkQuery({ objectiveWorkflowId, activityPathId }: TeamPlace) {
  return queryOptions({
    queryKey: ['team-work', objectiveWorkflowId, activityPathId],
    refetchOnWindowFocus: 'always',
    refetchInterval: LOOK_EVERY_MS,
    queryFn: async ({ client }) => {
      const { getTeamWork } = await import('@lantern/contract/teams/get-team-work');
      return apiOf(client)(getTeamWork, { params: { objectiveWorkflowId, activityPathId } });
    },
  });
}

export type SentWork = { version: number; texts: Record<string, string>; attachmentIds?: string[] };

/** [1.3] Saves what was typed; what the team has by then is shown at once. */
export async function saveTeamWork(
  client: QueryClient,
  place: TeamPlace,
  body: SentWork,
): Promise<TeamActivity> {
  const { putTeamWork } = await import('@lantern/contract/teams/put-team-work');
  return show(client, place, await apiOf(client)(putTeamWork, { params: place, body }));
}

/** [1.3] Hands in, or says that the learner is ready, or not any more. */
export async function submitTeamWork(
  client: QueryClient,
  place: TeamPlace,
  { version, ready }: { version: number; ready: boolean },
): Promise<TeamActivity> {
  const [{ submitTeamWork: contract }, { runCommandSync }] = await Promise.all([
    import('@lantern/contract/teams/submit-team-work'),
    import('../transport/run-command'),
  ]);
  const { objectiveWorkflowId, activityPathId } = place;
  const body = { id: randomId(), objectiveWorkflowId, activityPartId: activityPathId, version, ready };
  return show(client, place, await runCommandSync(contract, { body }));
}

function show(client: QueryClient, place: TeamPlace, activity: TeamActivity): TeamActivity {
  client.setQueryData(teamWorkQuery(place).queryKey, activity);
  return activity;
}

export function refetchTeamWork(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['team-work'] });
}
