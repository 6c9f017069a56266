import type { ReactNode } from 'react';
import styles from './course-facts.module.css';

export type CourseFact = { key: string; label: string; value: ReactNode };

export function CourseFacts({ facts }: { facts: readonly CourseFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
