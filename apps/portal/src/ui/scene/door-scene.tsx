import { Scene, type SceneSize } from './scene';
import styles from './scene.module.css';
/** A closed door with light in the keyhole: sign in first. */
export function DoorScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={0} {...(size && { size })}>
      <path className={styles.back} d="M60 400V180a100 100 0 0 1 200 0v220z" />
      <path className={styles.pane2} d="M74 400V182a86 86 0 0 1 172 0v218z" />
      <path
        className={styles.pane1}
        d="M92 290V186a68 68 0 0 1 60-66v170zM228 290V186a68 68 0 0 0-60-66v170zM92 306h60v74h-60zM168 306h60v74h-60z"
      />
      <path className={styles.lit1} d="M205 270a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM210 270h8l4 24h-16z" />
      <path className={styles.lit2} d="M60 392h200v8H60z" />
    </Scene>
  );
}
