import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon';

type BreadcrumbsProps = {
  label: string;
  /** Links, from the outermost in. */
  links: readonly { key: string; link: ReactNode }[];
  /** Where the learner is. */
  current: ReactNode;
};

export function Breadcrumbs({ label, links, current }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      {links.map(({ key, link }) => (
        <Fragment key={key}>
          {link}
          <Icon of={ChevronRight} size="s" directional />
        </Fragment>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  );
}
