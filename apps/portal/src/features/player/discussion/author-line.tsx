import type { Author } from '@lantern/contract/entities/author';
import { Pin, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../../../lib/format/initials';
import { useFormat } from '../../../lib/format/use-format';
import { Avatar } from '../../../ui/avatar';
import { Chip } from '../../../ui/chip';
import styles from './discussion.module.css';

type Written = {
  author: Author | null;
  isAnonymous: boolean;
  isMine: boolean;
  created: Date;
  edited: Date | null;
  isPinned: boolean;
};

/** Decorative: the name stands beside it. */
export function AuthorPicture({ author }: { author: Author | null }) {
  const initials = author ? initialsOf({ first_name: author.firstName, last_name: author.lastName }) : '?';
  return <Avatar initials={initials} {...(author?.role && { tone: 'light' })} />;
}

/** Who wrote it, in what part, and when. */
export function AuthorLine({ written, children }: { written: Written; children?: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { author, isAnonymous, isMine, created, edited, isPinned } = written;
  return (
    <p className={styles.postHead}>
      <strong dir="auto">{author?.name ?? t('discussion.anonymous')}</strong>
      {author?.role && <Chip>{t(`discussion.role.${author.role}`)}</Chip>}
      {isMine && <Chip>{t('discussion.you')}</Chip>}
      {isAnonymous && author && <Chip icon={UserRoundX}>{t('discussion.anonymousToOthers')}</Chip>}
      {isPinned && <Chip icon={Pin}>{t('discussion.pinned')}</Chip>}
      <time dateTime={created.toISOString()} title={format.dateTime(created)}>
        {format.shortDate(created)}
      </time>
      {edited && <span title={format.dateTime(edited)}>{t('discussion.edited')}</span>}
      {children}
    </p>
  );
}
