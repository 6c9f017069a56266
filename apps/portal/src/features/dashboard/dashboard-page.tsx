import { useTranslation } from 'react-i18next';
import { EmptyRoom } from '../../parts/page-title/empty-room';

export function DashboardPage() {
  const { t } = useTranslation();
  return <EmptyRoom title={t('pages.dashboard')} />;
}
