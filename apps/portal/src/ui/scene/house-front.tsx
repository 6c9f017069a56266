import { classNames } from '../class-names';
import styles from './scene.module.css';
import { toneClass } from './scene';

type HouseFrontProps = {
  /** The windows that are lit, counted row by row from 0 to 29. */
  lit?: readonly number[];
  /** The window that is not there. */
  missing?: number;
};

/** Thirty windows, five wide. */
export function HouseFront({ lit = [], missing }: HouseFrontProps) {
  return Array.from({ length: 30 }, (_, window) => (
    <rect
      key={window}
      className={
        window === missing
          ? classNames(styles.pane3, styles.outline, styles.dashed)
          : lit.includes(window)
            ? toneClass('lit', window % 2)
            : toneClass('unlit', window * 7)
      }
      x={(window % 5) * 60 + 18}
      y={Math.floor(window / 5) * 62 + 30}
      width="44"
      height="46"
      rx="3"
    />
  ));
}
