import { coverArt } from '@lantern/artwork/cover/cover-art';
import { classNames } from '../../../ui/class-names';
import scene from '../../../ui/scene/scene.module.css';
import styles from './end-window.module.css';
import { darkPanes, PANES } from '../frame/dark-panes';

type EndWindowProps = { objectiveId: string; missing: number; total: number };

/** The course's own window at its end: a pane is dark for what is missing. Decorative. */
export function EndWindow({ objectiveId, missing, total }: EndWindowProps) {
  const dark = darkPanes(missing, total);
  return (
    <div
      className={classNames(styles.window, dark.size === 0 && styles.whole)}
      data-pigment={coverArt(objectiveId).pigment}
      aria-hidden="true"
    >
      <svg className={styles.art} viewBox="0 0 320 400" preserveAspectRatio="xMidYMid slice">
        <clipPath id="end-window">
          <path d="M9 391V160a151 151 0 0 1 302 0v231z" />
        </clipPath>
        <g clipPath="url(#end-window)">
          {PANES.map(([tone, x, y, width, height], index) => (
            <rect
              key={`${x} ${y}`}
              className={dark.has(index) ? styles.dark : scene[tone]}
              x={x}
              y={y}
              width={width}
              height={height}
              rx="2"
            />
          ))}
        </g>
      </svg>
    </div>
  );
}
