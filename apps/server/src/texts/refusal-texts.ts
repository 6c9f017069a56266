import type { StartRefusal } from '@lantern/domain/course/start-refusal';

export type RefusalKind = StartRefusal['kind'] | 'noLongerOffered' | 'notEnrolled';

/** Why a command was refused, as the learner reads it [8.10]. */
const en: Record<RefusalKind, string> = {
  attemptNotFinished: 'Your last attempt is not finished yet.',
  attemptRunning: 'You have already started this course.',
  closed: 'The time to start this course is over.',
  comingSoon: 'This course is coming soon.',
  noLongerOffered: 'This course is no longer offered in the catalog.',
  notEnrolled: 'You are not enrolled in this course.',
  notYetOpen: 'This course cannot be started yet.',
  retakeNotAllowed: 'This course can be taken once only.',
  takenOnlyOnce: 'This course can be taken once only.',
  unavailable: 'Course is not available',
};

const ar: Record<RefusalKind, string> = {
  attemptNotFinished: 'لم تنتهِ محاولتك الأخيرة بعد.',
  attemptRunning: 'لقد بدأت هذه الدورة بالفعل.',
  closed: 'انتهى وقت بدء هذه الدورة.',
  comingSoon: 'هذه الدورة قريبًا.',
  noLongerOffered: 'لم تعد هذه الدورة معروضة في الدليل.',
  notEnrolled: 'لست مسجّلًا في هذه الدورة.',
  notYetOpen: 'لا يمكن بدء هذه الدورة بعد.',
  retakeNotAllowed: 'يمكن أخذ هذه الدورة مرة واحدة فقط.',
  takenOnlyOnce: 'يمكن أخذ هذه الدورة مرة واحدة فقط.',
  unavailable: 'الدورة غير متاحة',
};

export function refusalText(kind: RefusalKind, locale: string): string {
  return locale.startsWith('ar') ? ar[kind] : en[kind];
}
