import { activityState, type ActivityPart } from '@lantern/domain/activity/activity-part';
import { hasSharedWork } from '@lantern/domain/team/team-activity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { teamWorkQuery } from '../../../api/team/team-work';
import { useTeamNews } from '../../../api/team/use-team-news';
import { LongWait } from '../../../parts/trouble/long-wait';
import { Notice } from '../../../ui/notice';
import { beginActivity } from '../player-state/activity-steps';
import type { Player } from '../player-state/use-player';
import { SharedWork } from './shared-work';
import { TeamCard } from './team-card';
import styles from './team.module.css';
import { useFormat } from '../../../lib/format/use-format';

type TeamSectionProps = { player: Player; part: ActivityPart };

/** [1.3] [3.10] With whom an activity is taken; and where its team writes on the platform, what they have written. */
export function TeamSection({ player, part }: TeamSectionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const place = { objectiveWorkflowId: player.objectiveWorkflowId, activityPathId: part.activityPathId };
  const { data: team } = useQuery(teamWorkQuery(place));
  useTeamNews(team?.group?.id ?? null);
  useBegin(player, part, team?.work === null);
  if (!team) return <LongWait />;
  if (team.mode === 'noGroup') return <Notice title={t('team.noGroup')}>{t('team.askInstructor')}</Notice>;
  if (team.mode === 'manyGroups') {
    const groups = format.list(team.groupNames);
    return <Notice title={t('team.manyGroups')}>{t('team.manyGroupsAdvice', { groups })}</Notice>;
  }
  const due = part.activityConstraint?.due ?? null;
  return (
    <div className={styles.section}>
      {team.mode === 'team' && <TeamCard team={team} place={place} due={due} />}
      {team.isWritten && team.work && (
        <SharedWork key={team.work.id} team={team} work={team.work} place={place} />
      )}
    </div>
  );
}

/** [4.9] Whoever opens what a team writes is at it: the work is there from then on. A tool is begun by its launch. */
function useBegin(player: Player, part: ActivityPart, isMissing: boolean): void {
  const client = useQueryClient();
  const { t } = useTranslation();
  const state = activityState(part);
  const isOpen = state === null || (state === 'inProgress' && isMissing);
  const begins = player.canWork && isOpen && hasSharedWork(part.childActivity);
  const { objectiveWorkflowId } = player;
  const activityPartId = part.id;
  useEffect(() => {
    if (!begins) return;
    void beginActivity({ client, t }, { objectiveWorkflowId, activityPartId }).then(() =>
      client.invalidateQueries({ queryKey: ['team-work'] }),
    );
  }, [begins, client, t, objectiveWorkflowId, activityPartId]);
}
