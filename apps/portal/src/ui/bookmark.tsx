import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import sheet from './link-sheet.module.css';
import styles from './bookmark.module.css';
import { Icon } from './icon';
import { ProgressRow } from './progress/progress-row';

type BookmarkProps = {
  /** What pressing it does. */
  action: string;
  title: ReactNode;
  /** What the title is a part of. */
  of?: ReactNode;
  progress: { label: string; value: number; text: string };
  /** Draws the link itself; the props go on it. */
  renderLink: (props: { className: string | undefined; children: ReactNode }) => ReactNode;
};

/** Where the learner was, one press away. */
export function Bookmark({ action, title, of: whole, progress, renderLink }: BookmarkProps) {
  return renderLink({
    className: classNames(sheet.sheet, styles.bookmark),
    children: (
      <>
        <span className={styles.action}>
          {action}
          <Icon of={ArrowRight} size="s" directional />
        </span>
        <span className={styles.title}>
          <bdi>{title}</bdi>
          {whole !== undefined && (
            <small>
              <bdi>{whole}</bdi>
            </small>
          )}
        </span>
        <ProgressRow className={styles.progress} {...progress} />
      </>
    ),
  });
}
