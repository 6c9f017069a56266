import { NAVIGATION_SLUGS } from '@lantern/domain/access/portal-paths';
import { useTranslation } from 'react-i18next';
import { EmptyRoom } from '../../parts/page-title/empty-room';

export function EmailAnswerPage() {
  const { t } = useTranslation();
  return (
    <div data-slug={NAVIGATION_SLUGS.emailAnswer}>
      <EmptyRoom title={t('pages.emailAnswer')} />
    </div>
  );
}
