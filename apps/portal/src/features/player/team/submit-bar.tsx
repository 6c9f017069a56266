import type { TeamActivity } from '@lantern/contract/entities/team-work';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchTrees } from '../../../api/attempts/activity-work';
import { refetchTeamWork, submitTeamWork, type TeamPlace } from '../../../api/team/team-work';
import { useFormat } from '../../../lib/format/use-format';
import { showToast } from '../../../lib/page/toasts';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/modal/dialog';
import styles from './team.module.css';
import type { SharedDrafting } from './use-shared-draft';
import type { FilesTrouble } from './work-files';

type SubmitBarProps = {
  team: TeamActivity;
  place: TeamPlace;
  drafting: SharedDrafting;
  trouble: FilesTrouble;
};

/** [1.3] Hands in for all, after their names were read; where all do so together, says that this one is ready. */
export function SubmitBar({ team, place, drafting, trouble }: SubmitBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  /** The version that they are asked about; null while they are not. */
  const [askedOf, setAskedOf] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { ready, of } = team.ready;
  const isReady = team.participants.some(({ isMe, state }) => isMe && state === 'ready');
  const isTogether = team.policy === 'all' && of > 1;
  const isLast = isTogether && !isReady && ready + 1 >= of;

  // What they were asked about is not what would go: they look at it first.
  const isChanged =
    askedOf !== null && team.work?.saves.some(({ version, by }) => version > askedOf && !by.isMe) === true;

  /** Nothing goes without a file that somebody meant to be in it. */
  function isHeldByFiles(): boolean {
    if (trouble) showToast('error', t(`team.files${trouble === 'refused' ? 'Refused' : 'UnderWay'}`));
    return trouble !== null;
  }
  function ask() {
    if (isHeldByFiles()) return;
    if (isTogether && !isLast) void send(true);
    else setAskedOf(team.work?.version ?? 0);
  }

  async function send(isNowReady: boolean) {
    setAskedOf(null);
    if (isNowReady && isHeldByFiles()) return;
    setIsBusy(true);
    try {
      if (!(await drafting.flush())) return;
      const { version } =
        client.getQueryData<TeamActivity>(['team-work', place.objectiveWorkflowId, place.activityPathId])
          ?.work ?? drafting;
      const after = await submitTeamWork(client, place, { version, ready: isNowReady });
      if (after.work?.state !== 'inProgress') await refetchTrees(client);
    } catch {
      showToast('error', t('team.notSubmitted'));
      void refetchTeamWork(client);
    } finally {
      setIsBusy(false);
    }
  }

  const names = team.participants.filter(({ state }) => state !== 'away').map(({ name }) => name);
  const whatGoes =
    team.mode === 'team' ? t('team.submitFor', { names: format.list(names) }) : t('team.submitAlone');
  const counts = { ready: format.number(ready), of: format.number(of) };
  return (
    <div className={styles.submitBar}>
      {isTogether && (
        <span className={styles.readyCount} aria-hidden="true">
          {Array.from({ length: of }, (_, at) => (
            <i key={at} data-lit={at < ready || undefined} />
          ))}
        </span>
      )}
      {isReady ? (
        <Button busy={isBusy} onClick={() => void send(false)}>
          {t('team.notReady', counts)}
        </Button>
      ) : (
        <Button variant="primary" busy={isBusy} disabled={drafting.conflict.length > 0} onClick={ask}>
          {isTogether ? t('team.iAmReady', counts) : t('team.submit')}
        </Button>
      )}
      {askedOf !== null && (
        <Dialog
          title={t(isChanged ? 'team.modified' : 'team.submitQuestion')}
          onClose={() => setAskedOf(null)}
          actions={
            <>
              <Button onClick={() => setAskedOf(null)}>{t('team.goOn')}</Button>
              {!isChanged && (
                <Button variant="primary" onClick={() => void send(true)}>
                  {t('team.submit')}
                </Button>
              )}
            </>
          }
        >
          {isChanged ? t('team.lookFirst') : whatGoes}
        </Dialog>
      )}
    </div>
  );
}
