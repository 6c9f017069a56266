import type { WriteRefusal } from '@lantern/domain/discussion/discussion-access';
import { activityLockText } from './activity-lock-texts';

type DiscussionRefusal =
  | WriteRefusal
  | { kind: 'threadClosed' | 'notAnswerable' | 'titleMissing' | 'fileNotAttachable' | 'editedSince' };

type Texts = Record<Exclude<DiscussionRefusal['kind'], 'locked'>, string>;

const en: Texts = {
  attemptOver: 'Your attempt is over. You can read the discussion, but not write in it.',
  courseUnavailable: 'Course is not available',
  editedSince: 'This post was edited since you began. Look at what it says now, then save again.',
  fileNotAttachable: 'One of the files cannot be attached. Remove it and choose it again.',
  graded: 'Your part in this discussion has been graded. You can still read it.',
  lockedOut: 'An instructor has stopped you from writing in this discussion. You can still read it.',
  notAnswerable: 'This post cannot be answered any more.',
  threadClosed: 'This thread is closed. Nobody can add to it.',
  titleMissing: 'Field is required',
};

const ar: Texts = {
  attemptOver: 'انتهت محاولتك. يمكنك قراءة النقاش، لكن لا يمكنك الكتابة فيه.',
  courseUnavailable: 'الدورة غير متاحة',
  editedSince: 'عُدّلت هذه المشاركة بعد أن بدأت. اطّلع على نصها الآن، ثم احفظ من جديد.',
  fileNotAttachable: 'تعذّر إرفاق أحد الملفات. احذفه ثم اختره من جديد.',
  graded: 'قُيِّمت مشاركتك في هذا النقاش. ما زال بإمكانك قراءته.',
  lockedOut: 'أوقف أحد المدرّسين كتابتك في هذا النقاش. ما زال بإمكانك قراءته.',
  notAnswerable: 'لم يعد الرد على هذه المشاركة ممكنًا.',
  threadClosed: 'هذا الموضوع مغلق، ولا يمكن لأحد أن يضيف إليه.',
  titleMissing: 'هذا الحقل مطلوب',
};

/** [1.3] Why something is not written into a discussion, as its reader is told. */
export function discussionRefusalText(refusal: DiscussionRefusal, locale: string): string {
  if (refusal.kind === 'locked') return activityLockText(refusal.lock, locale);
  return (locale.startsWith('ar') ? ar : en)[refusal.kind];
}
