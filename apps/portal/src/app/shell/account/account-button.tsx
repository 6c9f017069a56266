import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutOfReach } from '../../../lib/network/use-out-of-reach';
import { currentUserQuery } from '../../../api/platform';
import { initialsOf } from '../../../lib/format/initials';
import { usePage } from '../../../lib/page/page-facts';
import { Avatar } from '../../../ui/avatar';
import { Icon } from '../../../ui/icon';
import { stillTrigger } from '../../../ui/menu/still-trigger';
import styles from './account-button.module.css';

const loadMenu = () => import('./account-menu');
const AccountMenu = lazy(() => loadMenu().then(({ AccountMenu: Menu }) => ({ default: Menu })));

/** Opens the account menu, whose code comes with the first sign of wanting it. */
export function AccountButton({ place }: { place: 'bar' | 'side' }) {
  const { t } = useTranslation();
  const { isSignedIn } = usePage();
  const { data } = useQuery({ ...currentUserQuery(), enabled: isSignedIn });
  const [isWanted, setIsWanted] = useState(false);
  const tellOutOfReach = useOutOfReach();
  const name = data ? `${data.user.first_name} ${data.user.last_name}` : null;
  const button = {
    className: place === 'side' ? styles.wide : styles.round,
    'aria-label': name ? t('accountMenu.labelOf', { name }) : t('accountMenu.label'),
    children: (
      <>
        <Avatar initials={data ? initialsOf(data.user) : '·'} size={place === 'side' ? 'm' : 's'} />
        {place === 'side' && (
          <>
            <span className={styles.name}>{name}</span>
            <Icon of={ChevronsUpDown} size="s" className={styles.mark} />
          </>
        )}
      </>
    ),
  };
  const still = (
    <button type="button" {...button} {...stillTrigger(loadMenu, () => setIsWanted(true), tellOutOfReach)} />
  );
  if (!isWanted) return still;
  return (
    <Suspense fallback={still}>
      <AccountMenu place={place} button={button} user={data ?? null} />
    </Suspense>
  );
}
