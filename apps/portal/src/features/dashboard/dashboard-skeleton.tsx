import { useTranslation } from 'react-i18next';
import { LongWait } from '../../parts/trouble/long-wait';
import { Skeleton, Skeletons } from '../../ui/skeleton/skeleton';
import dashboard from './dashboard.module.css';
import hero from './hero.module.css';
import widgets from './widgets.module.css';

/** The dashboard before it has come: the same boxes, blank. */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <LongWait />
      <Skeletons label={t('shell.loading')}>
        <div className={dashboard.greeting}>
          <Skeleton shape="title" width="half" />
        </div>
        <div className={hero.hero}>
          <div className={hero.words}>
            <Skeleton width="half" />
            <Skeleton shape="title" width="long" />
            <Skeleton width="half" />
            <Skeleton />
          </div>
          <div className={hero.blank} />
        </div>
        <div className={dashboard.row} data-split="wideFirst">
          {['wide', 'narrow'].map((widget) => (
            <div key={widget} className={widgets.widget}>
              <Skeleton width="half" />
              <Skeleton />
              <Skeleton width="long" />
              <Skeleton />
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      </Skeletons>
    </>
  );
}
