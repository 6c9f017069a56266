import type { Quiz } from './question';

export const CLEAR_REPORT: Quiz = {
  id: 'clear-report',
  title: { en: 'A report people read', ar: 'تقرير يُقرأ' },
  lead: {
    en: 'Two quick questions and a short text of your own, which a person reads and marks.',
    ar: 'سؤالان سريعان ونص قصير من كتابتك يقرؤه شخص ويقيّمه.',
  },
  tries: 1,
  questions: [
    {
      id: 'first',
      kind: 'choice',
      points: 1,
      prompt: {
        en: 'What belongs in the first sentence of a report?',
        ar: 'ماذا يوضع في الجملة الأولى من التقرير؟',
      },
      options: [
        { id: 'history', words: { en: 'How the work began', ar: 'كيف بدأ العمل' } },
        {
          id: 'answer',
          words: { en: 'What the reader should do or know', ar: 'ما ينبغي أن يفعله القارئ أو يعرفه' },
        },
        { id: 'thanks', words: { en: 'Thanks to everyone involved', ar: 'شكر كل من شارك' } },
      ],
      right: 'answer',
      explanation: {
        en: 'Most readers stop after the first sentence. Give them what matters there.',
        ar: 'يتوقف معظم القراء بعد الجملة الأولى، فضع فيها أهم ما لديك.',
      },
    },
    {
      id: 'term',
      kind: 'text',
      points: 1,
      prompt: {
        en: 'What is the short text called that stands before a long report and sums it up?',
        ar: 'ما اسم النص القصير الذي يسبق تقريرًا طويلًا ويلخّصه؟',
      },
      accepted: ['summary', 'executive summary', 'abstract', 'ملخص', 'الملخص', 'ملخص تنفيذي', 'خلاصة'],
    },
    {
      id: 'essay',
      kind: 'essay',
      points: 8,
      prompt: {
        en: 'Tell the head of your department, in about 150 words, why a project you know ran late and what you propose.',
        ar: 'اكتب لرئيس قسمك في نحو 150 كلمة لماذا تأخر مشروع تعرفه، وماذا تقترح.',
      },
      hint: { en: 'A person reads and marks this.', ar: 'يقرأ هذا شخص ويقيّمه.' },
      guidance: {
        en: 'The proposal stands first (3). One reason with a fact (2). What it costs and by when (2). Plain words (1).',
        ar: 'المقترح في البداية (3). سبب واحد مدعوم بحقيقة (2). الكلفة والموعد (2). لغة بسيطة (1).',
      },
    },
  ],
};
