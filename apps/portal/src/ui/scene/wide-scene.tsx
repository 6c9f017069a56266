import { Scene, type SceneSize } from './scene';
import styles from './scene.module.css';
/** A small screen before a wide one: switch to desktop. */
export function WideScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={1} {...(size && { size })}>
      <rect className={styles.pane1} x="30" y="120" width="260" height="168" rx="8" />
      <rect className={styles.pane2} x="42" y="132" width="236" height="144" rx="3" />
      <path className={styles.pane1} d="M142 286h36v16h-36zM110 296h100v12H110z" />
      <circle className={styles.pane3} cx="160" cy="204" r="44" />
      <rect className={styles.back} x="214" y="208" width="84" height="150" rx="12" />
      <rect className={styles.lit1} x="222" y="218" width="68" height="130" rx="6" />
      <path className={styles.lit3} d="M234 236h44v6h-44zM234 250h34v6h-34zM234 264h40v6h-40z" />
    </Scene>
  );
}
