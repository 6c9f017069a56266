import type { Quiz } from './question';

export const WORDS_ABROAD: Quiz = {
  id: 'words-abroad',
  title: { en: 'Words abroad', ar: 'كلمات من لغات أخرى' },
  lead: { en: 'Three questions for people who learn a language.', ar: 'ثلاثة أسئلة لمن يتعلم لغة.' },
  tries: 2,
  questions: [
    {
      id: 'false',
      kind: 'choice',
      points: 2,
      prompt: { en: 'What is a “false friend” between two languages?', ar: 'ما «الصديق الكاذب» بين لغتين؟' },
      options: [
        {
          id: 'same',
          words: {
            en: 'A word that sounds alike and means something else',
            ar: 'كلمة متشابهة اللفظ مختلفة المعنى',
          },
        },
        { id: 'rude', words: { en: 'An impolite word', ar: 'كلمة غير مهذبة' } },
        { id: 'old', words: { en: 'A word nobody uses any more', ar: 'كلمة لم تعد تُستعمل' } },
      ],
      right: 'same',
    },
    {
      id: 'learn',
      kind: 'several',
      points: 2,
      prompt: { en: 'What helps to keep new words?', ar: 'ما الذي يساعد على تذكر الكلمات الجديدة؟' },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'space', words: { en: 'Meeting them again after some days', ar: 'لقاؤها من جديد بعد أيام' } },
        { id: 'once', words: { en: 'Reading the list once', ar: 'قراءة القائمة مرة واحدة' } },
        { id: 'use', words: { en: 'Using them in a sentence of your own', ar: 'استعمالها في جملة من عندك' } },
        {
          id: 'night',
          words: { en: 'Reading all night before the test', ar: 'القراءة طوال الليل قبل الاختبار' },
        },
      ],
      right: ['space', 'use'],
      explanation: {
        en: 'What is recalled with some effort, and again later, stays.',
        ar: 'ما تستعيده ببعض الجهد ثم تعود إليه لاحقًا يبقى.',
      },
    },
    {
      id: 'mother',
      kind: 'text',
      points: 1,
      prompt: {
        en: 'What is the language called that a child learns first?',
        ar: 'ما اسم اللغة التي يتعلمها الطفل أولًا؟',
      },
      accepted: ['mother tongue', 'native language', 'first language', 'اللغة الأم', 'لغة الأم', 'لغة أم'],
    },
  ],
};
