import { useId } from 'react';
import { Rings } from './rings';
import { Scene, type SceneSize } from './scene';
import styles from './scene.module.css';

/** Rings out of step: something broke. */
export function FlickerScene({ size }: { size?: SceneSize }) {
  const id = useId();
  return (
    <Scene pigment={4} {...(size && { size })}>
      <clipPath id={`${id}-upper`}>
        <rect width="320" height="196" />
      </clipPath>
      <clipPath id={`${id}-lower`}>
        <rect y="204" width="320" height="196" />
      </clipPath>
      <g clipPath={`url(#${id}-upper)`}>
        <circle className={styles.lit1} cx="160" cy="200" r="17" />
        <Rings cy={200} count={8} lit={3} />
      </g>
      <g clipPath={`url(#${id}-lower)`}>
        <g transform="translate(30 0)">
          <circle className={styles.pane3} cx="160" cy="200" r="17" />
          <Rings cy={200} count={9} lit={0} />
        </g>
      </g>
    </Scene>
  );
}
