import type { Quiz } from './question';

export const PLAIN_WORDS: Quiz = {
  id: 'plain-words',
  title: { en: 'Plain words', ar: 'كلمات واضحة' },
  lead: { en: 'Three questions about being understood.', ar: 'ثلاثة أسئلة عن أن تُفهم.' },
  tries: 2,
  questions: [
    {
      id: 'short',
      kind: 'choice',
      points: 2,
      prompt: { en: 'Which sentence says it best?', ar: 'أي جملة أفضل؟' },
      options: [
        {
          id: 'long',
          words: {
            en: 'It is hereby requested that submission be effected.',
            ar: 'يُطلب بموجب هذا أن يتم القيام بعملية التسليم.',
          },
        },
        {
          id: 'plain',
          words: { en: 'Please send the form by Friday.', ar: 'أرسل النموذج قبل يوم الجمعة من فضلك.' },
        },
        {
          id: 'vague',
          words: { en: 'It would be good to have things soon.', ar: 'من الجيد أن تصل الأمور قريبًا.' },
        },
      ],
      right: 'plain',
      explanation: {
        en: 'Who does what by when: nothing else is needed.',
        ar: 'من يفعل ماذا ومتى: لا حاجة إلى غير ذلك.',
      },
    },
    {
      id: 'meet',
      kind: 'several',
      points: 2,
      prompt: {
        en: 'What belongs in every invitation to a meeting?',
        ar: 'ما الذي يجب أن تتضمنه كل دعوة إلى اجتماع؟',
      },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'aim', words: { en: 'What should be decided', ar: 'ما المطلوب اتخاذ قرار فيه' } },
        { id: 'joke', words: { en: 'A joke', ar: 'طرفة' } },
        { id: 'end', words: { en: 'When it ends', ar: 'وقت الانتهاء' } },
        { id: 'all', words: { en: 'Everyone’s telephone number', ar: 'أرقام هواتف الجميع' } },
      ],
      right: ['aim', 'end'],
    },
    {
      id: 'words',
      kind: 'number',
      points: 1,
      prompt: {
        en: 'A text of 600 words is cut by a third. How many words are left?',
        ar: 'نص من 600 كلمة حُذف ثلثه. كم كلمة بقيت؟',
      },
      right: 400,
      tolerance: 0,
      unit: { en: 'words', ar: 'كلمة' },
    },
  ],
};
