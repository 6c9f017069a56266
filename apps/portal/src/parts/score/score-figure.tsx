import type { ScoreColour } from '@lantern/domain/grade/score-colour';
import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import styles from './score-figure.module.css';

type ScoreFigureProps = {
  text: string;
  colour: ScoreColour | null;
  /** What it means, in words; null where nothing is said. */
  verdict: { icon: LucideIcon; text: string } | null;
};

/** A result in large letters. */
export function ScoreFigure({ text, colour, verdict }: ScoreFigureProps) {
  return (
    <p className={classNames(styles.figure, colour && styles[colour])}>
      <bdi>{text}</bdi>
      {verdict && (
        <small>
          <Icon of={verdict.icon} />
          {verdict.text}
        </small>
      )}
    </p>
  );
}
