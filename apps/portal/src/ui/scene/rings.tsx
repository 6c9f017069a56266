import { classNames } from '../class-names';
import styles from './scene.module.css';
import { toneClass } from './scene';

type RingsProps = { cy: number; count: number; lit: number };

/** Rings of light around a point on the scene's middle line, the inner ones lit. */
export function Rings({ cy, count, lit }: RingsProps) {
  return Array.from({ length: count }, (_, ring) => (
    <circle
      key={ring}
      className={classNames(
        styles.ring,
        ring < lit ? toneClass('lit', Math.min(2, Math.floor(ring / 2))) : toneClass('unlit', ring % 2),
      )}
      cx="160"
      cy={cy}
      r={34 + ring * 27}
    />
  ));
}
