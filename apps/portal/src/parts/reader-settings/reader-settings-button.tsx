import { ALargeSmall } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutOfReach } from '../../lib/network/use-out-of-reach';
import { IconButton } from '../../ui/button/icon-button';
import { stillTrigger } from '../../ui/menu/still-trigger';

const loadMenu = () => import('./reader-settings-menu');
const ReaderSettingsMenu = lazy(() => loadMenu().then(({ ReaderSettingsMenu: Menu }) => ({ default: Menu })));

/** Text size, line width and theme, one press away; their menu comes with the first sign of wanting it. */
export function ReaderSettingsButton() {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const tellOutOfReach = useOutOfReach();
  const button = { icon: ALargeSmall, label: t('readerSettings.label') };
  const still = (
    <IconButton {...button} {...stillTrigger(loadMenu, () => setIsWanted(true), tellOutOfReach)} />
  );
  if (!isWanted) return still;
  return (
    <Suspense fallback={still}>
      <ReaderSettingsMenu button={button} />
    </Suspense>
  );
}
