import { errorPageTarget } from '@lantern/domain/access/error-page-target';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../api/platform';
import { usePage } from '../../lib/page/page-facts';
import { buttonClass } from '../../ui/button/button-class';

/** [2.32] To the Content library, or to My courses for those who only learn. */
export function WayBack({ variant = 'primary' }: { variant?: 'primary' | 'quiet' }) {
  const { t } = useTranslation();
  const { config, isSignedIn } = usePage();
  const { data: user } = useQuery({ ...currentUserQuery(), enabled: isSignedIn });
  const target = errorPageTarget(user?.roles ?? [], config.contentLibraryUrl);
  const look = buttonClass({ variant, size: 'lg' });
  if (target.kind === 'contentLibrary') {
    return (
      <a className={look} href={target.href}>
        {t('errorPage.toContentLibrary')}
      </a>
    );
  }
  return (
    <Link className={look} to="/courses">
      {t('errorPage.toMyCourses')}
    </Link>
  );
}
