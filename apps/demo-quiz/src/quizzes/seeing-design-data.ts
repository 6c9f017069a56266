import type { Quiz } from './question';

export const SEEING_DESIGN: Quiz = {
  id: 'seeing-design',
  title: { en: 'Seeing design', ar: 'رؤية التصميم' },
  lead: { en: 'Three questions about what a page tells the eye.', ar: 'ثلاثة أسئلة عمّا تقوله الصفحة للعين.' },
  tries: 2,
  questions: [
    {
      id: 'contrast',
      kind: 'choice',
      points: 2,
      prompt: { en: 'Which text is easiest to read?', ar: 'أي نص أسهل قراءة؟' },
      options: [
        { id: 'grey', words: { en: 'Light grey on white', ar: 'رمادي فاتح على أبيض' } },
        { id: 'ink', words: { en: 'Near black on paper white', ar: 'أسود تقريبًا على أبيض ورقي' } },
        { id: 'red', words: { en: 'Red on green', ar: 'أحمر على أخضر' } },
      ],
      right: 'ink',
      explanation: {
        en: 'Contrast in brightness helps everybody, also those who see few colours.',
        ar: 'تباين السطوع يفيد الجميع، حتى من يرى ألوانًا قليلة.',
      },
    },
    {
      id: 'space',
      kind: 'several',
      points: 2,
      prompt: { en: 'What does empty space do?', ar: 'ما وظيفة المساحة الفارغة؟' },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'group', words: { en: 'It shows what belongs together', ar: 'تُظهر ما ينتمي بعضه إلى بعض' } },
        { id: 'waste', words: { en: 'It wastes the page', ar: 'تهدر الصفحة' } },
        { id: 'rest', words: { en: 'It lets the eye rest', ar: 'تريح العين' } },
        { id: 'hide', words: { en: 'It hides mistakes', ar: 'تخفي الأخطاء' } },
      ],
      right: ['group', 'rest'],
    },
    {
      id: 'ratio',
      kind: 'number',
      points: 1,
      prompt: {
        en: 'A picture of 1,600 × 900 is shown 800 wide. How high is it?',
        ar: 'صورة أبعادها 1,600 × 900 تُعرض بعرض 800. كم ارتفاعها؟',
      },
      right: 450,
      tolerance: 0,
      unit: { en: 'pixels', ar: 'بكسل' },
    },
  ],
};
