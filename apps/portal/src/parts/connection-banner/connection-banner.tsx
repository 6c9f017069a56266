import { TOAST_DURATION_MS } from '@lantern/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { CloudCheck, CloudOff, RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outbox } from '../../api/outbox/outbox';
import { outboxOf } from '../../api/outbox/outbox-of';
import { useExternalStore } from '../../lib/storage/external-store';
import { useOnline } from '../../lib/network/use-online';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon';
import styles from './connection-banner.module.css';

type ConnectionBannerProps = {
  /** What is open can be read without a connection. */
  isReadable: boolean;
};

/** Says quietly that the connection is gone and nothing is lost; and, for a moment, that what was kept is saved. */
export function ConnectionBanner({ isReadable }: ConnectionBannerProps) {
  const client = useQueryClient();
  const outbox = outboxOf(client);

  // What an earlier page could not send.
  useEffect(() => void outbox.send(), [outbox]);
  return (
    <output className={styles.region}>
      <ConnectionWords outbox={outbox} isReadable={isReadable} />
    </output>
  );
}

function ConnectionWords({ outbox, isReadable }: ConnectionBannerProps & { outbox: Outbox }) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const work = useExternalStore(outbox.state, 'idle');
  const [isTrying, setIsTrying] = useState(false);

  async function tryNow() {
    setIsTrying(true);
    await outbox.send();
    setIsTrying(false);
  }

  useEffect(() => {
    if (work !== 'saved') return undefined;
    const timer = setTimeout(() => outbox.state.set(() => 'idle'), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [work, outbox]);

  if (isOnline && work === 'idle') return null;
  if (isOnline && work === 'saved')
    return (
      <span className={styles.banner}>
        <Icon of={CloudCheck} />
        {t('connection.saved')}
      </span>
    );
  return (
    <span className={styles.banner}>
      <Icon of={isOnline ? CloudOff : WifiOff} />
      <span className={styles.words}>
        <strong>{t(isOnline ? 'connection.unreachableTitle' : 'connection.offlineTitle')}</strong>{' '}
        {!isOnline && isReadable && `${t('connection.readable')} `}
        {t(isOnline ? 'connection.unreachable' : 'connection.offline')}
      </span>
      <Button icon={RefreshCw} busy={isTrying} onClick={() => void tryNow()}>
        {t('connection.tryNow')}
      </Button>
    </span>
  );
}
