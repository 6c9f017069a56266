import type { ProblemCode } from '@lantern/contract/problem-error';

export type ProblemText = { title: string; detail: string };

/** What an error answer says of each code; the portal has its own words for the learner. */
const en: Record<ProblemCode, ProblemText> = {
  invalidRequest: { title: 'Invalid request', detail: 'Some of what was sent cannot be used. See errors.' },
  commandFailed: { title: 'Not done', detail: 'Server accepted command but encountered errors.' },
  notAuthenticated: { title: 'Not signed in', detail: 'Sign in and try again.' },
  invalidToken: {
    title: 'Invalid token',
    detail: 'The access token is unknown, has expired or was revoked.',
  },
  forbidden: { title: 'Not allowed', detail: 'You do not have permission to do this.' },
  suspended: { title: 'Suspended', detail: 'Your account is suspended. Ask your administrator.' },
  notLicensed: {
    title: 'No learning licence',
    detail: 'Your account has no licence for learning. Ask your administrator for one.',
  },
  notPermitted: {
    title: 'Not permitted to learn',
    detail: 'Your account does not have the permission to take courses. Ask your administrator for it.',
  },
  insufficientScope: {
    title: 'Insufficient scope',
    detail: 'The access token does not allow this. It needs the scope in errors.',
  },
  notFound: { title: 'Not found', detail: 'There is nothing at this address, or nothing that you may see.' },
  methodNotAllowed: { title: 'Method not allowed', detail: 'This address does not answer that method.' },
  requestTimedOut: { title: 'Sent too slowly', detail: 'The request did not arrive in time. Send it again.' },
  conflict: { title: 'Not possible now', detail: 'The state of things does not allow it. See errors.' },
  bodyTooLarge: { title: 'Too large', detail: 'What was sent is larger than this address takes.' },
  addressTooLong: { title: 'Address too long', detail: 'The address is longer than 8 kB.' },
  misdirected: { title: 'Wrong host', detail: 'This server does not answer for that host name.' },
  unsupportedMediaType: {
    title: 'Unsupported media type',
    detail: 'Send what this call takes, with its content type.',
  },
  idReused: {
    title: 'Id already used',
    detail: 'A command with this id but another body was accepted before.',
  },
  operationRefused: { title: 'Not done', detail: 'Nothing was changed. See errors.' },
  tooManyRequests: { title: 'Too many requests', detail: 'Wait a while and try again.' },
  internal: { title: 'Internal error', detail: 'Internal error. Please refresh the page and try again.' },
  busy: { title: 'Busy', detail: 'The service is busy. Try again in a few seconds.' },
  timedOut: { title: 'Timed out', detail: 'The answer took too long. Try again.' },
  storageFull: {
    title: 'No room to save',
    detail: 'The service has no room left to save anything. What was saved before is safe. Try again later.',
  },
};

const ar: Record<ProblemCode, ProblemText> = {
  invalidRequest: { title: 'طلب غير صالح', detail: 'تعذّر استخدام بعض ما أُرسل. راجع errors.' },
  commandFailed: { title: 'لم يُنفَّذ', detail: 'قبل الخادم الأمر لكنه واجه أخطاء.' },
  notAuthenticated: { title: 'لم تسجّل الدخول', detail: 'سجّل الدخول ثم أعد المحاولة.' },
  invalidToken: { title: 'رمز غير صالح', detail: 'رمز الوصول غير معروف أو انتهت صلاحيته أو أُلغي.' },
  forbidden: { title: 'غير مسموح', detail: 'ليس لديك إذن للقيام بذلك.' },
  suspended: { title: 'الحساب موقوف', detail: 'حسابك موقوف. راجع المسؤول.' },
  notLicensed: {
    title: 'لا توجد رخصة تعلّم',
    detail: 'ليست لحسابك رخصة للتعلّم. اطلبها من المسؤول.',
  },
  notPermitted: {
    title: 'غير مسموح بالتعلّم',
    detail: 'ليس لحسابك إذن لأخذ الدورات. اطلبه من المسؤول.',
  },
  insufficientScope: {
    title: 'نطاق غير كافٍ',
    detail: 'رمز الوصول لا يسمح بذلك. يلزم النطاق المذكور في errors.',
  },
  notFound: { title: 'غير موجود', detail: 'لا يوجد شيء على هذا العنوان، أو لا شيء يحق لك رؤيته.' },
  methodNotAllowed: { title: 'طريقة غير مسموح بها', detail: 'هذا العنوان لا يقبل هذه الطريقة.' },
  requestTimedOut: { title: 'وصل الطلب ببطء', detail: 'لم يصل الطلب كاملًا في الوقت المحدد. أرسله مرة أخرى.' },
  conflict: { title: 'غير ممكن الآن', detail: 'الحالة الراهنة لا تسمح بذلك. راجع errors.' },
  bodyTooLarge: { title: 'كبير جدًا', detail: 'ما أُرسل أكبر مما يقبله هذا العنوان.' },
  addressTooLong: { title: 'العنوان طويل جدًا', detail: 'العنوان أطول من 8 كيلوبايت.' },
  misdirected: { title: 'مضيف غير صحيح', detail: 'هذا الخادم لا يجيب عن اسم المضيف هذا.' },
  unsupportedMediaType: { title: 'نوع محتوى غير مدعوم', detail: 'أرسل ما تقبله هذه الدعوة مع نوع محتواه.' },
  idReused: { title: 'المعرّف مستخدم', detail: 'سبق قبول أمر بهذا المعرّف ومحتوى مختلف.' },
  operationRefused: { title: 'لم يُنفَّذ', detail: 'لم يتغيّر شيء. راجع errors.' },
  tooManyRequests: { title: 'طلبات كثيرة جدًا', detail: 'انتظر قليلًا ثم أعد المحاولة.' },
  internal: { title: 'خطأ داخلي', detail: 'خطأ داخلي. يرجى تحديث الصفحة والمحاولة مرة أخرى.' },
  busy: { title: 'الخدمة مشغولة', detail: 'الخدمة مشغولة. أعد المحاولة بعد ثوانٍ.' },
  timedOut: { title: 'انتهت المهلة', detail: 'استغرق الرد وقتًا طويلًا. أعد المحاولة.' },
  storageFull: {
    title: 'لا توجد مساحة للحفظ',
    detail: 'لم تبقَ لدى الخدمة مساحة لحفظ أي شيء. ما حُفظ من قبل آمن. أعد المحاولة لاحقًا.',
  },
};

export function problemText(code: ProblemCode, locale: string): ProblemText {
  return locale.startsWith('ar') ? ar[code] : en[code];
}

export function notJsonText(locale: string): string {
  return locale.startsWith('ar') ? 'محتوى الطلب ليس JSON صالحًا.' : 'The body is not JSON, or not all of it.';
}
