import { useTranslation } from 'react-i18next';
import { useLoadAgain } from '../../trouble/use-load-again';
import { ListHead } from './list-head';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state';
import { FlickerScene } from '../../../ui/scene/flicker-scene';
import { useTroubleText } from '../../trouble/use-trouble-text';
import type { ListFailure } from '../state/use-list-results';

/** The courses did not come: what to do about it, under the name of the page. */
export function ListFailed({ title, error }: { title: string; error: unknown }) {
  return (
    <>
      <ListHead title={title} />
      <ResultsFailed failure={{ error, ...useLoadAgain() }} />
    </>
  );
}

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
