import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title/page-title';
import { Dashboard } from './dashboard';

/** [2.2] */
export function DashboardPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle of={t('pages.dashboard')} />
      <Dashboard titleAs="h1" />
    </>
  );
}
