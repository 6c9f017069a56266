import type { NotificationKind } from '@lantern/domain/notifications/notification-kinds';

/** `{title}` of the thing, `{name}` of the reader, `{course}`, and `{when}` it is due or expires. */
export type NotificationMailTexts = {
  subject: string;
  heading: string;
  lead: string;
  label: string;
  button: string;
  why: string;
};

type Texts = Record<NotificationKind, NotificationMailTexts>;

export const NOTIFICATION_MAIL_EN: Texts = {
  enrolment: {
    subject: 'You are enrolled: {title}',
    heading: 'A new course, {name}',
    lead: 'You have been enrolled in a course. It is among your courses now.',
    label: 'Your new course',
    button: 'Go to the course',
    why: 'You get this mail because somebody has enrolled you in a course.',
  },
  dueSoon: {
    subject: 'Due soon: {title}',
    heading: 'A little time left, {name}',
    lead: 'Something that you have to do is due {when}.',
    label: 'Due {when}',
    button: 'Go on with it',
    why: 'You get this mail because something in your courses is due soon.',
  },
  graded: {
    subject: 'Graded: {title}',
    heading: 'A result, {name}',
    lead: 'There is a result that you can see now.',
    label: 'Your result in',
    button: 'See the result',
    why: 'You get this mail because work of yours was graded.',
  },
  announcement: {
    subject: 'Announcement: {title}',
    heading: 'News from your course, {name}',
    lead: 'There is an announcement for everybody in your course.',
    label: 'Announcement',
    button: 'Read the announcement',
    why: 'You get this mail because you are in the course.',
  },
  reply: {
    subject: 'A reply in: {title}',
    heading: 'You have a reply, {name}',
    lead: 'Somebody has answered you in a discussion.',
    label: 'Discussion',
    button: 'Read the reply',
    why: 'You get this mail because you take part in the discussion, or follow it.',
  },
  teamMessage: {
    subject: 'Your team: {title}',
    heading: 'Your team writes, {name}',
    lead: 'Somebody has written to your team.',
    label: 'Team',
    button: 'Read the message',
    why: 'You get this mail because you are in the team.',
  },
  certificate: {
    subject: 'Your certificate is ready: {title}',
    heading: 'Well done, {name}',
    lead: 'You have passed a course, and your certificate is ready to read, print and share.',
    label: 'Your certificate for',
    button: 'See the certificate',
    why: 'You get this mail because you have earned a certificate.',
  },
};

/** A certificate that is about to expire. */
export const EXPIRING_EN: NotificationMailTexts = {
  subject: 'Your certificate expires soon: {title}',
  heading: 'Still a few weeks, {name}',
  lead: 'A certificate of yours is valid until {when}.',
  label: 'Valid until {when}',
  button: 'See the certificate',
  why: 'You get this mail because you have earned a certificate.',
};

export const NOTIFICATION_MAIL_AR: Texts = {
  enrolment: {
    subject: 'تم تسجيلك في: {title}',
    heading: 'دورة جديدة يا {name}',
    lead: 'تم تسجيلك في دورة، وهي الآن ضمن دوراتك.',
    label: 'دورتك الجديدة',
    button: 'الذهاب إلى الدورة',
    why: 'تصلك هذه الرسالة لأن أحدهم سجّلك في دورة.',
  },
  dueSoon: {
    subject: 'موعد قريب: {title}',
    heading: 'بقي القليل من الوقت يا {name}',
    lead: 'لديك ما يجب إنجازه، وموعده {when}.',
    label: 'الموعد النهائي: {when}',
    button: 'المتابعة الآن',
    why: 'تصلك هذه الرسالة لأن موعدًا نهائيًا في دوراتك قد اقترب.',
  },
  graded: {
    subject: 'تم التقييم: {title}',
    heading: 'وصلت نتيجة يا {name}',
    lead: 'هناك نتيجة يمكنك الاطلاع عليها الآن.',
    label: 'نتيجتك في',
    button: 'عرض النتيجة',
    why: 'تصلك هذه الرسالة لأن عملًا لك قد قُيّم.',
  },
  announcement: {
    subject: 'إعلان: {title}',
    heading: 'جديد دورتك يا {name}',
    lead: 'هناك إعلان لجميع المشاركين في دورتك.',
    label: 'إعلان',
    button: 'قراءة الإعلان',
    why: 'تصلك هذه الرسالة لأنك مسجّل في الدورة.',
  },
  reply: {
    subject: 'رد في: {title}',
    heading: 'لديك رد يا {name}',
    lead: 'أجابك أحدهم في نقاش.',
    label: 'نقاش',
    button: 'قراءة الرد',
    why: 'تصلك هذه الرسالة لأنك تشارك في النقاش أو تتابعه.',
  },
  teamMessage: {
    subject: 'فريقك: {title}',
    heading: 'رسالة من فريقك يا {name}',
    lead: 'كتب أحدهم إلى فريقك.',
    label: 'الفريق',
    button: 'قراءة الرسالة',
    why: 'تصلك هذه الرسالة لأنك عضو في الفريق.',
  },
  certificate: {
    subject: 'شهادتك جاهزة: {title}',
    heading: 'أحسنت يا {name}',
    lead: 'لقد اجتزت دورة، وأصبحت شهادتك جاهزة للقراءة والطباعة والمشاركة.',
    label: 'شهادتك في',
    button: 'عرض الشهادة',
    why: 'تصلك هذه الرسالة لأنك حصلت على شهادة.',
  },
};

export const EXPIRING_AR: NotificationMailTexts = {
  subject: 'شهادتك تنتهي قريبًا: {title}',
  heading: 'بقيت أسابيع قليلة يا {name}',
  lead: 'إحدى شهاداتك صالحة حتى {when}.',
  label: 'صالحة حتى {when}',
  button: 'عرض الشهادة',
  why: 'تصلك هذه الرسالة لأنك حصلت على شهادة.',
};
