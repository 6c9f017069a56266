import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { BackFromTool } from '@lantern/domain/lti/back-from-tool';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../lib/page/page-facts';
import { useFormat } from '../../../lib/format/use-format';
import type { ScoreWatch } from '../../../parts/attempt-watch/use-score-watch';
import type { RelayStep } from './relay';

type Asking = Pick<ScoreWatch, 'asked' | 'lastAsked'>;

/** [4.3] The way of a score: from the learner's hands to the tool, and from there to here. */
export function useRelaySteps(part: ActivityPart, standing: BackFromTool, asking: Asking): RelayStep[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { config } = usePage();
  const { submitted, finished } = part.childActivity.activityWorkflowAggregate?.lastActivityWorkflow ?? {};
  const timeOf = (date: Date | null | undefined) => (date ? format.time(date) : '');
  const product = config.productTitle;
  const isHere = standing === 'here' || standing === 'untold';
  const asked = asking.lastAsked
    ? t('toolBack.asked', { count: asking.asked, time: format.time(asking.lastAsked) })
    : t('toolBack.asking');
  return [
    standing === 'unheard'
      ? { key: 'you', state: 'done', title: t('toolBack.youCameBack'), note: t('toolBack.notHeard') }
      : { key: 'you', state: 'done', title: t('toolBack.youHandedIn'), note: timeOf(submitted) },
    isHere
      ? { key: 'tool', state: 'done', title: t('toolBack.marked'), note: timeOf(finished) }
      : { key: 'tool', state: 'out', title: t('toolBack.isMarking'), note: asked },
    isHere
      ? { key: 'here', state: 'here', title: t('toolBack.hasIt', { product }), note: t('toolBack.saved') }
      : { key: 'here', state: 'next', title: t('toolBack.showsIt', { product }), note: t('toolBack.where') },
  ];
}
