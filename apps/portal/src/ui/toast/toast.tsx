import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import styles from './toast.module.css';
import { useCountdown } from './use-countdown';

export type ToastMessage = {
  id: string;
  tone: 'success' | 'info' | 'error';
  text: string;
  icon?: LucideIcon;
  /** What to do about it, beside letting it go. */
  action?: { label: string; run: () => void };
};

type ToastProps = {
  message: ToastMessage;
  dismissLabel: string;
  onDismiss: () => void;
};

/** [9.2] */
const staysMs = 7000;

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert } satisfies Record<
  ToastMessage['tone'],
  LucideIcon
>;

export function Toast({ message, dismissLabel, onDismiss }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown({ ms: staysMs, paused: hovered || focused, onEnd: onDismiss });

  return (
    <span
      className={classNames(styles.toast, styles[message.tone])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={message.icon ?? ICONS[message.tone]} className={styles.icon} />
      <span className={styles.text}>
        {message.text}
        {message.action && <ToastButton action={message.action} onPress={onDismiss} />}
      </span>
      <IconButton icon={X} label={dismissLabel} className={styles.dismiss} onClick={onDismiss} />
    </span>
  );
}

type ToastButtonProps = { action: NonNullable<ToastMessage['action']>; onPress: () => void };

function ToastButton({ action: { label, run }, onPress }: ToastButtonProps) {
  function press() {
    onPress();
    run();
  }
  return (
    <button type="button" className={styles.action} onClick={press}>
      {label}
    </button>
  );
}
