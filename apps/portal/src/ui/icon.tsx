import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names';
import styles from './icon.module.css';

const SIZES = { s: 16, m: 20, l: 28 } as const;

type IconProps = {
  of: LucideIcon;
  size?: keyof typeof SIZES;
  /** Arrows and chevrons follow the text direction; clocks, checks and media icons do not. */
  directional?: boolean;
  className?: string | undefined;
};

export function Icon({ of: Shape, size = 'm', directional = false, className }: IconProps) {
  return (
    <Shape
      size={SIZES[size]}
      strokeWidth={1.75}
      aria-hidden="true"
      className={classNames(styles.icon, directional && styles.directional, className)}
    />
  );
}
