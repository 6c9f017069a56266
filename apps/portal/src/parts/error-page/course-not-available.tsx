import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { buttonClass } from '../../ui/button/button-class';
import { ErrorScene } from '../../ui/error-scene';
import { GapScene } from '../../ui/scene/gap-scene';
import { PageTitle } from '../page-title/page-title';
import { WayBack } from './way-back';

/** [2.31] [8.4] The not-found page of a course (reading 45); a visitor is led back to what everybody may see. */
export function CourseNotAvailable() {
  const { t } = useTranslation();
  const { isSignedIn } = usePage();
  const title = t('errorPage.courseNotAvailableTitle');
  return (
    <>
      <PageTitle of={title} />
      <ErrorScene
        title={title}
        scene={<GapScene size="l" />}
        actions={isSignedIn ? <WayBack /> : <ToOpenCatalog />}
      >
        <p>{t('errorPage.courseNotAvailableText')}</p>
      </ErrorScene>
    </>
  );
}

function ToOpenCatalog() {
  const { t } = useTranslation();
  return (
    <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to="/open-catalog/$">
      {t('pages.openCatalog')}
    </Link>
  );
}
