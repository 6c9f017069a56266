import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { Logo } from '../../ui/logo';
import styles from './bare-page.module.css';

/** A page without menu: the logo above, the message below. */
export function BarePage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { config } = usePage();
  return (
    <>
      <header className={styles.bar}>
        <Link
          to="/"
          className={styles.home}
          aria-label={t('shell.homeLink', { product: config.productTitle })}
        >
          <Logo title={config.productTitle} imageUrl={config.logoUrl} />
        </Link>
      </header>
      <main id="main" className={styles.main}>
        {children ?? <Outlet />}
      </main>
    </>
  );
}
