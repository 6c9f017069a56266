import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import { FlickerScene } from '../../ui/scene/flicker-scene';

/** [8.9] */
export function NoChannel() {
  const { t } = useTranslation();
  return (
    <EmptyState scene={<FlickerScene />} titleAs="h1" title={t('announcements.title')}>
      {t('announcements.chatUnavailable')}
    </EmptyState>
  );
}
