import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../parts/page-title/page-title';
import { EmptyState } from '../../ui/empty-state';
import { DarkScene } from '../../ui/scene/house-scenes';

/** [2.16] The same for every number that leads nowhere, whatever the reason. */
export function CertificateNotFound() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle of={t('certificates.notFound')} />
      <EmptyState scene={<DarkScene />} title={t('certificates.notFound')} titleAs="h1">
        {t('certificates.notFoundAdvice')}
      </EmptyState>
    </>
  );
}
