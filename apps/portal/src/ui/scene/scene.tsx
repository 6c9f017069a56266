import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './scene.module.css';

const LIT = [styles.lit1, styles.lit2, styles.lit3];
const UNLIT = [styles.pane1, styles.pane2, styles.pane3];

/** The class of a lit or unlit shape in shade 0, 1 or 2; shades beyond wrap around. */
export function toneClass(kind: 'lit' | 'unlit', shade: number): string | undefined {
  return (kind === 'lit' ? LIT : UNLIT)[shade % 3];
}

type SceneProps = {
  pigment: number;
  size?: SceneSize;
  /** Drawn in a field of 320 by 400 with the classes of scene.module.css. */
  children: ReactNode;
};

export type SceneSize = 'm' | 'l';

/** A small arched window for what is empty, wrong or done. Decorative. */
export function Scene({ pigment, size = 'm', children }: SceneProps) {
  return (
    <div className={classNames(styles.arch, styles[size])} data-pigment={pigment} aria-hidden="true">
      <svg className={styles.art} viewBox="0 0 320 400" preserveAspectRatio="xMidYMid slice">
        {children}
      </svg>
    </div>
  );
}
