import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { reviewRefusal } from '@lantern/domain/course/review-refusal';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format';
import styles from './review-note.module.css';

type ReviewNoteProps = { course: ObjectiveAccess; now: Date };

/** [4.16] Why Review cannot be pressed. */
export function ReviewNote({ course, now }: ReviewNoteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const refusal = reviewRefusal(course, now);
  if (refusal === null) return null;
  const date = refusal.kind === 'notYet' ? format.date(refusal.from) : '';
  return <p className={styles.note}>{t(`reviewNote.${refusal.kind}`, { date })}</p>;
}
