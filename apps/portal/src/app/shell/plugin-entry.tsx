import type { PluginMenuItem } from '@lantern/domain/access/plugin-menu-items';
import {
  Bell,
  Book,
  Boxes,
  Calendar,
  ChartColumn,
  CircleHelp,
  ExternalLink,
  FileText,
  Folder,
  House,
  type LucideIcon,
  Mail,
  MessageSquare,
  Newspaper,
  Settings,
  Star,
  Users,
  Video,
  Wrench,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveByLink } from '../../lib/embedding/parent-reports';
import { usePage } from '../../lib/page/page-facts';
import { Icon } from '../../ui/icon';
import styles from './main-menu.module.css';

/** By the names that settings know; docs/operating.md lists them. */
const ICONS = new Map<string | null, LucideIcon>([
  ['bell', Bell],
  ['book', Book],
  ['calendar', Calendar],
  ['chart', ChartColumn],
  ['chat', MessageSquare],
  ['file', FileText],
  ['folder', Folder],
  ['help', CircleHelp],
  ['home', House],
  ['mail', Mail],
  ['news', Newspaper],
  ['people', Users],
  ['settings', Settings],
  ['star', Star],
  ['tool', Wrench],
  ['video', Video],
]);

/** [2.23] A tenant's own item: its label in the reader's language, else in the first it has. Few tenants have one. */
export function PluginEntry({ item }: { item: PluginMenuItem }) {
  const { t } = useTranslation();
  const { locale } = usePage();
  const { slug, label, icon, href, opensNewTab } = item;
  return (
    <a
      className={styles.item}
      data-slug={slug}
      href={href}
      {...(opensNewTab ? { target: '_blank', rel: 'noreferrer' } : { onClick: leaveByLink })}
    >
      <span className={styles.disc}>
        <Icon of={ICONS.get(icon) ?? Boxes} />
      </span>
      <span>{label[locale] ?? label['en-US'] ?? Object.values(label)[0] ?? slug}</span>
      {opensNewTab && (
        <>
          <Icon of={ExternalLink} size="s" className={styles.mark} />
          <span className="sr-only">{t('menu.opensNewTab')}</span>
        </>
      )}
    </a>
  );
}
