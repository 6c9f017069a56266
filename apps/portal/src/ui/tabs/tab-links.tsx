import type { ReactNode } from 'react';
import { CountBadge } from '../count-badge';
import styles from './tabs.module.css';

type TabLink = {
  key: string;
  label: string;
  count?: number;
  /** Behind the label, where a bare count does not say enough. */
  mark?: ReactNode;
  /** Draws the link itself; the one of this page also carries aria-current. */
  renderLink: (props: { className: string | undefined; children: ReactNode }) => ReactNode;
};

type TabLinksProps = { label: string; tabs: readonly TabLink[] };

/** Tabs that are pages of their own. With a single one there is no bar. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <TabSlot key={tab.key} tab={tab} />
      ))}
    </nav>
  );
}

function TabSlot({ tab }: { tab: TabLink }) {
  return tab.renderLink({
    className: styles.tab,
    children: (
      <>
        {tab.label}
        {tab.count !== undefined && <CountBadge count={tab.count} />}
        {tab.mark}
      </>
    ),
  });
}
