import type { OfferedEnding } from '@lantern/domain/attempt/offered-ending';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { EndingDialog } from './ending-dialog';
import { runEnding } from './run-ending';

type EndAttemptProps = { kind: OfferedEnding; objectiveWorkflowId: string };

/** [4.10] [4.11] The button that hands an attempt in, asked for twice. */
export function EndAttempt({ kind, objectiveWorkflowId }: EndAttemptProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');

  function confirm() {
    setStep('sending');
    void runEnding({ kind, objectiveWorkflowId }, { client, t }).finally(() => setStep('idle'));
  }
  return (
    <>
      <Button block busy={step === 'sending'} onClick={() => setStep('asking')}>
        {t(`attemptEnding.${kind}Course`)}
      </Button>
      {step === 'asking' && <EndingDialog kind={kind} onConfirm={confirm} onClose={() => setStep('idle')} />}
    </>
  );
}
