import { Rings } from './rings';
import { Scene, type SceneSize } from './scene';
import styles from './scene.module.css';

/** The light spreads far: a right answer. */
export function LitScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={0} {...(size && { size })}>
      <circle className={styles.lit1} cx="160" cy="150" r="17" />
      <Rings cy={150} count={11} lit={8} />
    </Scene>
  );
}

/** A small light: not right yet. */
export function DimScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={6} {...(size && { size })}>
      <circle className={styles.lit2} cx="160" cy="150" r="17" />
      <Rings cy={150} count={11} lit={1} />
    </Scene>
  );
}
