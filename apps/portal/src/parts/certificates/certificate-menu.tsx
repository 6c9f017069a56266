import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '../../ui/button/icon-button';
import { Menu } from '../../ui/menu/menu';
import { MenuItem } from '../../ui/menu/menu-item';
import { MenuLink } from '../../ui/menu/menu-link';
import type { CertificateAction } from './use-certificate-actions';

type CertificateMenuProps = { label: string; actions: readonly CertificateAction[] };

/** What the bar of a certificate has no room for. */
export function CertificateMenu({ label, actions }: CertificateMenuProps) {
  return (
    <Menu
      label={label}
      placement={{ side: 'below', align: 'end' }}
      renderTrigger={(props) => <IconButton icon={EllipsisVertical} label={label} {...props} />}
    >
      {actions.map(({ name, icon, label: words, directional = false, ...action }) =>
        'link' in action ? (
          <MenuLink
            key={name}
            icon={icon}
            directional={directional}
            renderLink={({ children, ...props }) => (
              <a {...props} {...action.link}>
                {children}
              </a>
            )}
          >
            {words}
          </MenuLink>
        ) : (
          <MenuItem key={name} icon={icon} onSelect={action.onSelect}>
            {words}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
