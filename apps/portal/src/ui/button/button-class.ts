import { classNames } from '../class-names';
import styles from './button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 'lg';
  block?: boolean;
  /** Carries progress along its lower edge, with `shareAttributes`. */
  lit?: boolean;
  className?: string | undefined;
};

/** The button's look for what is not a `<button>`, such as the router's link. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'secondary', size = 'm', block = false, lit = false, className } = look;
  return classNames(
    styles.button,
    styles[variant],
    size === 'lg' && styles.lg,
    block && styles.block,
    lit && styles.lit,
    className,
  );
}
