import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** One of the scenes in ui/scene. */
  scene: ReactNode;
  title: string;
  titleAs?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  /** One, at most. */
  action?: ReactNode;
};

export function EmptyState({ scene, title, titleAs: Title = 'h2', children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {scene}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
