import { classNames } from '../class-names';
import { Scene, type SceneSize } from './scene';
import styles from './scene.module.css';

/** Only the outlines are drawn: not built yet. */
export function DraftScene({ size }: { size?: SceneSize }) {
  return (
    <Scene pigment={5} {...(size && { size })}>
      {Array.from({ length: 20 }, (_, window) => (
        <rect
          key={window}
          className={windowClass(window)}
          {...windowBox(window)}
          width="56"
          height="60"
          rx="2"
        />
      ))}
    </Scene>
  );
}

const litWindow = 13;

function windowClass(window: number): string | undefined {
  if (window === litWindow) return styles.lit1;
  const isOdd = ((window % 4) + Math.floor(window / 4)) % 2 === 1;
  return classNames(styles.pane3, styles.outline, isOdd && styles.dashed);
}

function windowBox(window: number) {
  return { x: (window % 4) * 70 + 27, y: Math.floor(window / 4) * 74 + 22 };
}
