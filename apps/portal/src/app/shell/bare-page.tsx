import { Link, Outlet } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { Logo } from '../../ui/logo';
import styles from './bare-page.module.css';

/** Whether the page stands in a frame already, which has its own bar and its `main`. */
export const IsFramed = createContext(false);

/** A page without menu: the logo above, the message below. Within a frame the message alone. */
export function BarePage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const { config } = usePage();
  const content = children ?? <Outlet />;
  if (useContext(IsFramed)) return content;
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
        <IsFramed value>{content}</IsFramed>
      </main>
    </>
  );
}
