import type { Quiz } from './question';

export const WORKING_TOGETHER: Quiz = {
  id: 'working-together',
  title: { en: 'Working together', ar: 'العمل معًا' },
  lead: { en: 'Three situations between people.', ar: 'ثلاثة مواقف بين الناس.' },
  tries: 2,
  questions: [
    {
      id: 'feedback',
      kind: 'choice',
      points: 2,
      prompt: { en: 'Which sentence is useful feedback?', ar: 'أي جملة ملاحظة مفيدة؟' },
      options: [
        { id: 'always', words: { en: 'You are always late.', ar: 'أنت متأخر دائمًا.' } },
        {
          id: 'fact',
          words: {
            en: 'The report came two days late, so the client waited. What would help next time?',
            ar: 'وصل التقرير متأخرًا يومين فانتظر العميل. ما الذي يساعد في المرة القادمة؟',
          },
        },
        { id: 'fine', words: { en: 'It was fine, I suppose.', ar: 'كان لا بأس به، على ما أظن.' } },
      ],
      right: 'fact',
      explanation: {
        en: 'It names a fact and its effect, and asks instead of judging.',
        ar: 'يذكر حقيقة وأثرها، ويسأل بدل أن يحكم.',
      },
    },
    {
      id: 'listen',
      kind: 'several',
      points: 2,
      prompt: { en: 'What shows that you are listening?', ar: 'ما الذي يدل على أنك تصغي؟' },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'repeat', words: { en: 'Saying back what you understood', ar: 'إعادة ما فهمته بكلماتك' } },
        { id: 'advice', words: { en: 'Giving advice at once', ar: 'إسداء النصيحة فورًا' } },
        { id: 'ask', words: { en: 'Asking an open question', ar: 'طرح سؤال مفتوح' } },
        { id: 'phone', words: { en: 'Reading messages meanwhile', ar: 'قراءة الرسائل في الأثناء' } },
      ],
      right: ['repeat', 'ask'],
    },
    {
      id: 'time',
      kind: 'number',
      points: 1,
      prompt: {
        en: 'Five people meet for 90 minutes. How many hours of work is that?',
        ar: 'يجتمع خمسة أشخاص 90 دقيقة. كم ساعة عمل يساوي ذلك؟',
      },
      right: 7.5,
      tolerance: 0,
      unit: { en: 'hours', ar: 'ساعات' },
    },
  ],
};
