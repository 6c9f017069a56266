import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import { ShelfScene } from '../../ui/scene/shelf-scene';
import { classNames } from '../../ui/class-names';
import styles from './hero.module.css';

type IdleHeroProps = { hasCourses: boolean; offersCatalog: boolean };

/** [2.2] Nothing to go on with: for a new learner, and for one who has done it all. */
export function IdleHero({ hasCourses, offersCatalog }: IdleHeroProps) {
  const { t } = useTranslation();
  const advice = offersCatalog ? 'withCatalog' : 'withoutCatalog';
  return (
    <section className={classNames(styles.hero, styles.idle)} aria-labelledby="hero-title">
      <div className={styles.words}>
        <div>
          <h2 id="hero-title" className={styles.title}>
            {t(hasCourses ? 'dashboard.doneTitle' : 'dashboard.newTitle')}
          </h2>
          <p className={styles.course}>{t(`dashboard.${hasCourses ? 'done' : 'new'}.${advice}`)}</p>
        </div>
        {offersCatalog && (
          <div className={styles.actions}>
            <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to="/catalog">
              {t('coursesPage.browseCatalog')}
            </Link>
          </div>
        )}
      </div>
      <div className={styles.scene}>
        <ShelfScene />
      </div>
    </section>
  );
}
