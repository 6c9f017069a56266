import { useTranslation } from 'react-i18next';
import { LongWait } from '../../parts/trouble/long-wait';
import { Skeleton, Skeletons } from '../../ui/skeleton/skeleton';

function PagePending() {
  const { t } = useTranslation();
  return (
    <>
      <LongWait />
      <Skeletons label={t('shell.loading')}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    </>
  );
}

/** What stands in for a page that takes longer than a blink. */
export const pageFallbacks = { pendingMs: 300, pendingComponent: PagePending };
