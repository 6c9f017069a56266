import type { MenuItem } from '@lantern/domain/access/menu-items';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { Logo } from '../../ui/logo';
import { Drawer } from '../../ui/modal/drawer';
import { MainMenu } from './main-menu';

type MenuDrawerProps = { items: readonly MenuItem[]; onClose: () => void };

/** The sidebar of small screens; loaded when it is opened. */
export function MenuDrawer({ items, onClose }: MenuDrawerProps) {
  const { t } = useTranslation();
  const { config } = usePage();
  return (
    <Drawer
      side="start"
      title={t('menu.label')}
      head={<Logo title={config.productTitle} imageUrl={config.logoUrl} />}
      closeLabel={t('menu.close')}
      onClose={onClose}
    >
      <MainMenu items={items} onChosen={onClose} />
    </Drawer>
  );
}
