import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon';
import { type ButtonLook, buttonClass } from './button-class';

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** The action is under way: a ring replaces the label, the width and the focus stay. */
    busy?: boolean;
    icon?: LucideIcon;
    /** An arrow after the label: it follows the text direction. */
    arrow?: LucideIcon;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    lit,
    className,
    busy = false,
    icon,
    arrow,
    onClick,
    children,
    ...rest
  } = props;
  const look = buttonClass({
    className,
    ...(variant && { variant }),
    ...(size && { size }),
    ...(block && { block }),
    ...(lit && { lit }),
  });

  function onPress(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={onPress}
    >
      {icon && <Icon of={icon} />}
      {children}
      {arrow && <Icon of={arrow} directional />}
    </button>
  );
}
