import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/empty-state';
import { FlickerScene } from '../../ui/scene/flicker-scene';
import { ListHead } from './list-head';

/** The courses did not come: what to do about it, under the name of the page. */
export function ListFailed({ title }: { title: string }) {
  const { t } = useTranslation();
  const router = useRouter();
  const client = useQueryClient();
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    // What failed is forgotten: the page, drawn again, asks for it anew.
    client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    await router.invalidate({ sync: true });
    setIsRetrying(false);
  }

  return (
    <>
      <ListHead title={title} />
      <EmptyState
        scene={<FlickerScene />}
        title={t('catalogList.errorTitle')}
        action={
          <Button busy={isRetrying} onClick={() => void retry()}>
            {t('catalogList.retry')}
          </Button>
        }
      >
        {t('catalogList.errorText')}
      </EmptyState>
    </>
  );
}
