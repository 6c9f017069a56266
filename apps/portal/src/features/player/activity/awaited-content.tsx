import { useOnline } from '../../../lib/network/use-online';
import { LongWait } from '../../../parts/trouble/long-wait';
import { NeedsConnection } from '../../../parts/trouble/needs-connection';
import { ContentSkeleton } from './content-skeleton';

/** What is in the activity is on its way; or waits for the connection, and says so. */
export function AwaitedContent() {
  const isOnline = useOnline();
  if (!isOnline) return <NeedsConnection />;
  return (
    <>
      <LongWait />
      <ContentSkeleton />
    </>
  );
}
