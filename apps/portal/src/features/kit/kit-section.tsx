import type { ReactNode } from 'react';
import styles from './kit.module.css';
import { SAMPLES } from './kit-samples';

const ROOMS = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
  { theme: 'dark', direction: 'rtl' },
] as const;

type KitSectionProps = { title: string; children: ReactNode };

/** One component, shown in each theme and direction. */
export function KitSection({ title, children }: KitSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.rooms}>
        {ROOMS.map(({ theme, direction }, room) => (
          <div
            key={SAMPLES.page.rooms[room]}
            className={styles.room}
            data-theme={theme}
            dir={direction}
            lang="en"
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  );
}
