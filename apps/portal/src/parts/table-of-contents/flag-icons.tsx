import type { ContentsFlag } from '@lantern/domain/contents/contents-marks';
import {
  CircleDashed,
  Clock,
  Lock,
  type LucideIcon,
  ScanEye,
  TriangleAlert,
  Users,
  WifiOff,
} from 'lucide-react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import styles from './contents-tree.module.css';

const ICONS: Record<ContentsFlag, LucideIcon> = {
  comingSoon: Clock,
  belowPassingScore: TriangleAlert,
  optional: CircleDashed,
  team: Users,
  proctored: ScanEye,
};

type FlagIconsProps = { flags: readonly ContentsFlag[]; isLocked: boolean; isOutOfReach?: boolean };

/** [2.29] The small signs at the end of an entry; the tooltip of the entry says what they mean. */
export function FlagIcons({ flags, isLocked, isOutOfReach = false }: FlagIconsProps) {
  if (flags.length === 0 && !isLocked && !isOutOfReach) return null;
  return (
    <span className={styles.flags}>
      {isOutOfReach && <Icon of={WifiOff} size="s" />}
      {flags.map((flag) => (
        <Icon
          key={flag}
          of={ICONS[flag]}
          size="s"
          className={classNames(flag === 'belowPassingScore' && styles.danger)}
        />
      ))}
      {isLocked && <Icon of={Lock} size="s" />}
    </span>
  );
}
