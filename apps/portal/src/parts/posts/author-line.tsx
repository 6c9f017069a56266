import type { Author } from '@lantern/contract/entities/author';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import { PostTime } from './post-time';
import styles from './posts.module.css';

type AuthorLineProps = {
  author: Author;
  created: Date;
  /** When it was changed; null where it never was. */
  edited?: Date | null;
  /** Marks of the post, such as that it is pinned. */
  children?: ReactNode;
};

/** Who wrote something, in what part, and when. */
export function AuthorLine({ author: { name, role }, created, edited = null, children }: AuthorLineProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.line}>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {role && <Chip>{t(`posts.${role}`)}</Chip>}
      {children}
      <span className={styles.when}>
        <PostTime at={created} />
        {edited && ` · ${t('posts.edited')}`}
      </span>
    </p>
  );
}
