import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice';

/** [2.8] In the place of an activity that cannot be had without the connection that is gone. */
export function NeedsConnection() {
  const { t } = useTranslation();
  return (
    <Notice icon={WifiOff} title={t('connection.needed')}>
      {t('connection.neededText')}
    </Notice>
  );
}
