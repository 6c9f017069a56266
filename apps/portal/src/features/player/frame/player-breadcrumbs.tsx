import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { detailsPath } from '@lantern/domain/course/course-paths';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CourseName } from '../../../parts/course-text/course-name';
import { Breadcrumbs } from '../../../ui/breadcrumbs';
import styles from './player.module.css';

/** For links to pages whose address begins this page's own: they are not this page. */
export const EXACT = { exact: true };

/** [2.35] From My courses to the course's own page, on the way through it and at its end. */
export function PlayerBreadcrumbs({ objective }: Pick<ObjectiveAccess, 'objective'>) {
  const { t } = useTranslation();
  return (
    <Breadcrumbs
      label={t('breadcrumbs.label')}
      links={[
        {
          key: 'courses',
          link: (
            <Link to="/courses" activeOptions={EXACT}>
              {t('pages.courses')}
            </Link>
          ),
        },
      ]}
      current={
        <Link to={detailsPath(objective.id)} activeOptions={EXACT} className={styles.crumb}>
          <CourseName course={objective} />
        </Link>
      }
    />
  );
}
