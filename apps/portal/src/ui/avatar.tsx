import styles from './avatar.module.css';
import { classNames } from './class-names';

type AvatarProps = {
  /** Shown when there is no picture, at most two letters. */
  initials: string;
  imageUrl?: string | null | undefined;
  size?: 's' | 'm' | 'l';
  tone?: 'brand' | 'light';
};

/** Decorative: the name always stands beside it or in the label of what it opens. */
export function Avatar({ initials, imageUrl, size = 'm', tone = 'brand' }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, styles[size], styles[tone])} aria-hidden="true">
      {imageUrl ? <img src={imageUrl} alt="" /> : initials}
    </span>
  );
}
