import { useLocation } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutOfReach } from '../../lib/network/use-out-of-reach';
import { usePage } from '../../lib/page/page-facts';
import { leaveByLink } from '../../lib/embedding/parent-reports';
import { parseSearch, stringifySearchAsServed } from '../../lib/page/search-params';
import { signInAddress } from '../../lib/network/sign-in-redirect';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { stillTrigger } from '../../ui/menu/still-trigger';
import { nameOfLanguage } from './account/language-choices';
import styles from './visitor-bar.module.css';

const loadMenu = () => import('./account/visitor-menu');
const VisitorMenu = lazy(() => loadMenu().then(({ VisitorMenu: Menu }) => ({ default: Menu })));

/** [2.25] [6.5] The language, and the way in for those who want it. */
export function VisitorBar() {
  const { t } = useTranslation();
  const { locale } = usePage();
  const here = useLocation({ select: addressAsServed });
  const [isWanted, setIsWanted] = useState(false);
  const tellOutOfReach = useOutOfReach();
  const language = nameOfLanguage(locale);
  const button = {
    className: buttonClass({ variant: 'quiet' }),
    'aria-label': `${t('accountMenu.language')}: ${language}`,
    children: (
      <>
        <Icon of={Globe} />
        <span className={styles.wide}>{language}</span>
      </>
    ),
  };
  const still = (
    <button type="button" {...button} {...stillTrigger(loadMenu, () => setIsWanted(true), tellOutOfReach)} />
  );
  return (
    <nav className={styles.bar} aria-label={t('accountMenu.label')}>
      {isWanted ? (
        <Suspense fallback={still}>
          <VisitorMenu button={button} />
        </Suspense>
      ) : (
        still
      )}
      <a
        className={buttonClass({ variant: 'primary' })}
        href={signInAddress(here, null)}
        onClickCapture={leaveByLink}
      >
        {t('accountMenu.signIn')}
      </a>
    </nav>
  );
}

/** The same on both sides: brackets in it are written differently in the browser, and hashes are known only there. */
function addressAsServed({ publicHref, searchStr }: { publicHref: string; searchStr: string }): string {
  const [path = ''] = publicHref.split(/[?#]/);
  return `${path}${stringifySearchAsServed(parseSearch(searchStr))}`;
}
