import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state';
import { FlickerScene } from '../../../ui/scene/flicker-scene';
import { useTroubleText } from '../../trouble/use-trouble-text';
import type { ListFailure } from '../state/use-list-results';

type ResultsFailedProps = { failure: ListFailure; titleAs?: 'h2' | 'h3' };

/** The courses did not come: what to do about it. */
export function ResultsFailed({ failure, titleAs = 'h2' }: ResultsFailedProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        scene={<FlickerScene />}
        title={t('catalogList.errorTitle')}
        titleAs={titleAs}
        action={
          <Button busy={failure.isRetrying} onClick={failure.retry}>
            {t('catalogList.retry')}
          </Button>
        }
      >
        {useTroubleText(failure.error)}
      </EmptyState>
    </div>
  );
}
