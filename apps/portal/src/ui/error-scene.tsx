import type { ReactNode } from 'react';
import styles from './error-scene.module.css';

type ErrorSceneProps = {
  /** The status as a number, where there is one to show. */
  code?: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** A large scene. */
  scene: ReactNode;
};

/** A message that takes the whole page: what happened, what to do. */
export function ErrorScene({ code, title, children, actions, scene }: ErrorSceneProps) {
  return (
    <div className={styles.message}>
      <div className={styles.words}>
        {code && <p className={styles.code}>{code}</p>}
        <h1>{title}</h1>
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.scene}>{scene}</div>
    </div>
  );
}
