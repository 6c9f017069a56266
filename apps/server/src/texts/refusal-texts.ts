import type { StartRefusal } from '@lantern/domain/course/start-refusal';
import type { WriteRefusal } from '@lantern/domain/announcements/channel-rights';
import type { EventTimeProblem } from '@lantern/domain/planner/event-time';

export type RefusalKind =
  | StartRefusal['kind']
  | EventTimeProblem
  | WriteRefusal
  | 'activityNotStarted'
  | 'alreadyGraded'
  | 'attemptAnnulled'
  | 'attemptNotFound'
  | 'attemptNotRunning'
  | 'filesNotYours'
  | 'mustBeSubmitted'
  | 'noLongerOffered'
  | 'noTryLeft'
  | 'notAllowedNow'
  | 'notEnrolled'
  | 'notGraded'
  | 'notHandedIn'
  | 'notWaiting'
  | 'ownWork'
  | 'requirementNotMet'
  | 'reviewNotOpen'
  | 'takesNoPoints'
  | 'tooManyEvents'
  | 'tooManyFeeds'
  | 'tooManyPinned'
  | 'tooManyTasks';

/** Why a command was refused, as the learner reads it [8.10]. */
const en: Record<RefusalKind, string> = {
  activityNotStarted: 'Start this activity first.',
  alreadyGraded: 'This attempt has been graded already.',
  attemptAnnulled: 'This attempt was annulled. Go back to the course to see where you stand.',
  attemptNotFinished: 'Your last attempt is not finished yet.',
  attemptNotFound: 'This attempt does not exist.',
  attemptNotRunning: 'This attempt has already been handed in.',
  attemptRunning: 'You have already started this course.',
  chatUnavailable: 'Chat is not available. Please contact administrator.',
  closed: 'The time to start this course is over.',
  comingSoon: 'This course is coming soon.',
  courseArchived: 'This course is archived: nothing new is written in it.',
  endsBeforeStart: 'The end must not be before the start.',
  filesNotYours: 'One of these files is gone, or is not yours. Attach it again.',
  mustBeSubmitted: 'This course is graded: submit your attempt instead.',
  noLongerOffered: 'This course is no longer offered in the catalog.',
  noTryLeft: 'This activity cannot be tried again now.',
  notAllowedNow: 'The activity cannot go back to an earlier state.',
  notEnrolled: 'You are not enrolled in this course.',
  notGraded: 'Not everything in this attempt has been graded yet.',
  notHandedIn: 'This work has not been handed in yet.',
  notWaiting: 'This attempt does not wait for a grade or an approval.',
  notYetOpen: 'This course cannot be started yet.',
  ownWork: 'Nobody grades their own work.',
  repliesClosed: 'Answers are closed in this channel.',
  requirementNotMet: 'This discussion asks for more posts or replies before it is done.',
  retakeNotAllowed: 'This course can be taken once only.',
  reviewNotOpen: 'This attempt cannot be reviewed now.',
  takenOnlyOnce: 'This course can be taken once only.',
  takesNoPoints: 'This activity is not graded.',
  timeMissing: 'Give a start and an end: either two days, or two days with their times.',
  tooLong: 'An event can last a year at most.',
  tooManyEvents: 'You have 2,000 events of your own. Remove some that are over, then add this one.',
  tooManyFeeds: 'You have 20 addresses of your calendar. Remove one that is not used any more.',
  tooManyPinned: 'Five announcements are pinned already. Take one down, then pin this one.',
  tooManyTasks: 'You have 500 tasks of your own. Remove some that are done, then add this one.',
  unavailable: 'Course is not available',
};

const ar: Record<RefusalKind, string> = {
  activityNotStarted: 'ابدأ هذا النشاط أولًا.',
  alreadyGraded: 'سبق تقييم هذه المحاولة.',
  attemptAnnulled: 'أُلغيت هذه المحاولة. عُد إلى الدورة لترى أين وصلت.',
  attemptNotFinished: 'لم تنتهِ محاولتك الأخيرة بعد.',
  attemptNotFound: 'هذه المحاولة غير موجودة.',
  attemptNotRunning: 'سبق تسليم هذه المحاولة.',
  attemptRunning: 'لقد بدأت هذه الدورة بالفعل.',
  chatUnavailable: 'المحادثة غير متاحة. يُرجى التواصل مع المسؤول.',
  closed: 'انتهى وقت بدء هذه الدورة.',
  comingSoon: 'هذه الدورة قريبًا.',
  courseArchived: 'هذه الدورة مؤرشفة: لا يُكتب فيها جديد.',
  endsBeforeStart: 'لا يمكن أن تكون النهاية قبل البداية.',
  filesNotYours: 'أحد هذه الملفات لم يعد موجودًا أو ليس لك. أرفقه من جديد.',
  mustBeSubmitted: 'هذه الدورة خاضعة للتقييم: سلّم محاولتك بدلًا من ذلك.',
  noLongerOffered: 'لم تعد هذه الدورة معروضة في الدليل.',
  noTryLeft: 'لا يمكن إعادة محاولة هذا النشاط الآن.',
  notAllowedNow: 'لا يمكن إعادة النشاط إلى حالة سابقة.',
  notEnrolled: 'لست مسجّلًا في هذه الدورة.',
  notGraded: 'لم يُقيَّم كل ما في هذه المحاولة بعد.',
  notHandedIn: 'لم يُسلَّم هذا العمل بعد.',
  notWaiting: 'لا تنتظر هذه المحاولة تقييمًا ولا موافقة.',
  notYetOpen: 'لا يمكن بدء هذه الدورة بعد.',
  ownWork: 'لا أحد يقيّم عمله بنفسه.',
  repliesClosed: 'الردود مغلقة في هذه القناة.',
  requirementNotMet: 'يطلب هذا النقاش مزيدًا من المشاركات أو الردود قبل أن يكتمل.',
  retakeNotAllowed: 'يمكن أخذ هذه الدورة مرة واحدة فقط.',
  reviewNotOpen: 'لا يمكن مراجعة هذه المحاولة الآن.',
  takenOnlyOnce: 'يمكن أخذ هذه الدورة مرة واحدة فقط.',
  takesNoPoints: 'هذا النشاط غير خاضع للتقييم.',
  timeMissing: 'حدّد بداية ونهاية: يومين فقط، أو يومين مع وقتيهما.',
  tooLong: 'يمكن أن يدوم الحدث سنة واحدة على الأكثر.',
  tooManyEvents: 'لديك 2000 حدث من أحداثك الخاصة. احذف بعض ما انقضى منها، ثم أضف هذا.',
  tooManyFeeds: 'لديك 20 عنوانًا لتقويمك. احذف عنوانًا لم يعد مستخدمًا.',
  tooManyPinned: 'ثُبّتت خمسة إعلانات بالفعل. أزل تثبيت أحدها، ثم ثبّت هذا.',
  tooManyTasks: 'لديك 500 مهمة من مهامك الخاصة. احذف بعض ما أُنجز منها، ثم أضف هذه.',
  unavailable: 'الدورة غير متاحة',
};

export function refusalText(kind: RefusalKind, locale: string): string {
  return locale.startsWith('ar') ? ar[kind] : en[kind];
}
