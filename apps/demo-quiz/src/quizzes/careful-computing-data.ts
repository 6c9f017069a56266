import type { Quiz } from './question';

export const CAREFUL_COMPUTING: Quiz = {
  id: 'careful-computing',
  title: { en: 'Careful with computers', ar: 'الحذر مع الحواسيب' },
  lead: {
    en: 'Four questions about accounts, files and links.',
    ar: 'أربعة أسئلة عن الحسابات والملفات والروابط.',
  },
  tries: 2,
  questions: [
    {
      id: 'mail',
      kind: 'choice',
      points: 2,
      prompt: {
        en: 'A message asks you to confirm your password through a link. What do you do?',
        ar: 'تطلب منك رسالة تأكيد كلمة مرورك عبر رابط. ماذا تفعل؟',
      },
      options: [
        { id: 'follow', words: { en: 'Follow the link and look', ar: 'فتح الرابط والنظر' } },
        {
          id: 'report',
          words: { en: 'Report it and open the service yourself', ar: 'الإبلاغ عنها وفتح الخدمة بنفسك' },
        },
        { id: 'forward', words: { en: 'Ask a colleague to try it', ar: 'الطلب من زميل تجربته' } },
      ],
      right: 'report',
      explanation: {
        en: 'No honest service asks for a password by mail.',
        ar: 'لا تطلب خدمة نزيهة كلمة مرور بالبريد.',
      },
    },
    {
      id: 'strong',
      kind: 'several',
      points: 2,
      prompt: { en: 'What makes a password hard to guess?', ar: 'ما الذي يجعل كلمة المرور صعبة التخمين؟' },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'long', words: { en: 'Its length', ar: 'طولها' } },
        { id: 'name', words: { en: 'The name of your town', ar: 'اسم مدينتك' } },
        { id: 'unique', words: { en: 'That it is used nowhere else', ar: 'أنها لا تُستخدم في مكان آخر' } },
        { id: 'month', words: { en: 'That it is changed every month', ar: 'تغييرها كل شهر' } },
      ],
      right: ['long', 'unique'],
    },
    {
      id: 'bytes',
      kind: 'number',
      points: 1,
      prompt: {
        en: 'How many bytes are 3 kilobytes, counted in thousands?',
        ar: 'كم بايت في 3 كيلوبايت بالعدّ العشري؟',
      },
      right: 3000,
      tolerance: 0,
      unit: { en: 'bytes', ar: 'بايت' },
    },
    {
      id: 'copy',
      kind: 'text',
      points: 1,
      prompt: {
        en: 'What is a second copy called that is kept in case the first is lost?',
        ar: 'ما اسم النسخة الثانية التي تُحفظ تحسبًا لفقدان الأولى؟',
      },
      accepted: ['backup', 'back up', 'a backup', 'نسخة احتياطية', 'نسخ احتياطي'],
    },
  ],
};
