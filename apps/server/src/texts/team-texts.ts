/** Why a step at a team's work is not done. */
export type TeamRefusalKind =
  | 'teamHandedIn'
  | 'teamNotOpened'
  | 'teamModified'
  | 'noGroup'
  | 'manyGroups'
  | 'fileNotYours'
  | 'fieldUnknown'
  | 'messageEmpty'
  | 'tooManyMessages';

const en: Record<TeamRefusalKind, string> = {
  teamHandedIn: 'Your team has handed this in already.',
  teamNotOpened: 'Open this activity first.',
  teamModified: 'The submission has been modified by somebody else. Reload it, then hand it in.',
  noGroup: 'You are not a member of any group. Ask your instructor.',
  manyGroups: 'You are a member of more than one group. Ask your instructor.',
  fileNotYours: 'One of these files cannot be attached. Choose it again.',
  fieldUnknown: 'This activity has no such field.',
  messageEmpty: 'This field is required.',
  tooManyMessages: 'That were many messages in a short time. Wait a minute, then go on.',
};

const ar: Record<TeamRefusalKind, string> = {
  teamHandedIn: 'سلّم فريقك هذا العمل بالفعل.',
  teamNotOpened: 'افتح هذا النشاط أولًا.',
  teamModified: 'عدّل شخص آخر هذا العمل. أعد تحميله ثم سلّمه.',
  noGroup: 'لست عضوًا في أي مجموعة. اسأل مدرّسك.',
  manyGroups: 'أنت عضو في أكثر من مجموعة. اسأل مدرّسك.',
  fileNotYours: 'لا يمكن إرفاق أحد هذه الملفات. اختره من جديد.',
  fieldUnknown: 'لا يوجد حقل كهذا في هذا النشاط.',
  messageEmpty: 'هذا الحقل مطلوب.',
  tooManyMessages: 'رسائل كثيرة في وقت قصير. انتظر دقيقة ثم تابع.',
};

export function teamText(kind: TeamRefusalKind, locale: string): string {
  return locale.startsWith('ar') ? ar[kind] : en[kind];
}

/** [5.7] */
export function tooLongText(length: number, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(length);
  return locale.startsWith('ar') ? `على الأكثر ${number} حرفًا.` : `At most ${number} characters.`;
}
