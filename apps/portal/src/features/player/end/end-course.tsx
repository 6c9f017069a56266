import { attemptEnding } from '@lantern/domain/attempt/attempt-ending';
import { isRequiredWorkDone } from '@lantern/domain/attempt/hand-in';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchTrees } from '../../../api/attempts/activity-work';
import { endAttempt } from '../../../api/outbox/outbox-of';
import { whileBlocking } from '../../../lib/blocking';
import { partsOf } from '../../../parts/attempt-ending/root-part';
import { Button } from '../../../ui/button/button';
import type { PlayerLinks } from '../player-state/use-player-links';
import type { Player } from '../player-state/use-player';

const EndCourseDialog = lazy(() =>
  import('../../../parts/attempt-ending/end-course-dialog').then(({ EndCourseDialog: Dialog }) => ({
    default: Dialog,
  })),
);

type EndCourseProps = {
  player: Player;
  links: PlayerLinks;
  /** Where it stands it may lead: it does once the required work is done. */
  mayLead: boolean;
  onEnded?: () => void;
};

/** [4.10] [4.11] Hands the attempt in, asked for twice, and leads to the end of the course. */
export function EndCourse({ player, links, mayLead, onEnded }: EndCourseProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const router = useRouter();
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');
  const { tree, canWork, course, objectiveWorkflowId } = player;
  if (!tree || !canWork) return null;
  const parts = partsOf(tree, course);
  const kind = attemptEnding(course.objective.type, tree.children);

  async function confirm() {
    setStep('sending');
    await whileBlocking(() => endAttempt(client, objectiveWorkflowId, end));
    setStep('idle');
  }

  /** Held until the end is shown: what still waits to be opened is gone by then. */
  async function end(): Promise<void> {
    let hasLeft = false;
    const stopWatching = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      hasLeft ||= hrefChanged;
    });
    const { runEnding } = await import('../../../parts/attempt-ending/run-ending');
    const hasEnded = await runEnding({ kind, objectiveWorkflowId }, { client, t });
    await refetchTrees(client);
    stopWatching();
    if (!hasEnded) return;
    onEnded?.();
    // News of it may have come first, and have led there already: whoever is back from there stays.
    if (!hasLeft) await router.navigate({ href: links.endHref });
  }
  return (
    <>
      <Button
        variant={mayLead && isRequiredWorkDone(parts) ? 'primary' : 'secondary'}
        busy={step === 'sending'}
        onClick={() => setStep('asking')}
      >
        {t(`attemptEnding.${kind}Course`)}
      </Button>
      {step === 'asking' && (
        <Suspense>
          <EndCourseDialog
            kind={kind}
            parts={parts}
            onConfirm={() => void confirm()}
            onClose={() => setStep('idle')}
          />
        </Suspense>
      )}
    </>
  );
}
