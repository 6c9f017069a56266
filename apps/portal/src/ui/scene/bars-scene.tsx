import { Scene, type SceneSize } from './scene';
import styles from './scene.module.css';
/** A light behind bars: no access. */
export function BarsScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={1} {...(size && { size })}>
      <circle className={styles.lit1} cx="160" cy="206" r="92" />
      <circle className={styles.lit2} cx="160" cy="206" r="70" />
      {Array.from({ length: 9 }, (_, bar) => (
        <path key={bar} className={styles.back} d={`M${10 + bar * 36} 0h14v400h-14z`} />
      ))}
      <path className={styles.back} d="M0 120h320v14H0zM0 300h320v14H0z" />
    </Scene>
  );
}
