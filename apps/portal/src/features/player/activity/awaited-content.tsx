import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/network/use-online';
import { LongWait } from '../../../parts/trouble/long-wait';
import { Notice } from '../../../ui/notice';
import { ContentSkeleton } from './content-skeleton';

/** What is in the activity is on its way; or waits for the connection, and says so. */
export function AwaitedContent() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  if (isOnline)
    return (
      <>
        <LongWait />
        <ContentSkeleton />
      </>
    );
  return (
    <Notice icon={CloudOff} title={t('player.awaitedTitle')}>
      {t('player.awaitedText')}
    </Notice>
  );
}
