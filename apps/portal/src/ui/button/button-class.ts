import { classNames } from '../class-names';
import styles from './button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'm' | 'lg';
  block?: boolean;
  className?: string | undefined;
};

/** The button's look for what is not a `<button>`, such as the router's link. */
export function buttonClass({
  variant = 'secondary',
  size = 'm',
  block = false,
  className,
}: ButtonLook = {}) {
  return classNames(
    styles.button,
    styles[variant],
    size === 'lg' && styles.lg,
    block && styles.block,
    className,
  );
}
