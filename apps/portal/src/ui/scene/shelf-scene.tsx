import { Scene, type SceneSize } from './scene';
import styles from './scene.module.css';
/** A shelf with one lit pair of books: nothing here yet. */
export function ShelfScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={5} {...(size && { size })}>
      <path className={styles.back} d="M0 132h320v8H0zM0 258h320v8H0zM0 384h320v8H0z" />
      <rect className={styles.lit1} x="96" y="172" width="26" height="86" rx="2" />
      <rect className={styles.lit3} x="126" y="180" width="18" height="78" rx="2" />
      <rect className={styles.pane2} x="180" y="300" width="30" height="84" rx="2" />
      <rect className={styles.pane3} x="214" y="312" width="22" height="72" rx="2" />
      <rect className={styles.pane1} x="240" y="296" width="28" height="88" rx="2" />
    </Scene>
  );
}
