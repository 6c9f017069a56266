import type { TeamActivity } from '@lantern/contract/entities/team-work';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';

type Participant = TeamActivity['participants'][number];

/** Whoever was there a moment ago is there. */
const THERE_MS = 3 * 60_000;

/** [3.10] How far a member is, in words that a reader hears too. */
export function useStandingWords(): (member: Participant, now: Date) => string {
  const { t } = useTranslation();
  const format = useFormat();
  /** By the clock today, by its day before. */
  const when = (at: Date, now: Date) =>
    format.daysBetween(at, now) === 0 ? format.time(at) : format.shortDate(at);
  return ({ state, lastSeen, ready, isMe }, now) => {
    switch (state) {
      case 'notOpened':
        return t('team.standing.notOpened');
      case 'ready':
        return ready ? t('team.standing.readySince', { when: when(ready, now) }) : t('team.standing.ready');
      case 'askedAgain':
        return t('team.standing.askedAgain');
      case 'handedIn':
        return t('team.standing.handedIn');
      case 'away':
        return t('team.standing.away');
      case 'working':
        if (isMe || (lastSeen && now.getTime() - lastSeen.getTime() < THERE_MS))
          return t('team.standing.workingNow');
        return lastSeen
          ? t('team.standing.lastHere', { when: when(lastSeen, now) })
          : t('team.standing.working');
    }
  };
}
