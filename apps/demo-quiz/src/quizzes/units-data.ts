import type { Quiz } from './question';

export const UNITS: Quiz = {
  id: 'units',
  title: { en: 'Units and measures', ar: 'الوحدات والقياسات' },
  lead: { en: 'Four short questions, one try.', ar: 'أربعة أسئلة قصيرة، ومحاولة واحدة.' },
  tries: 1,
  questions: [
    {
      id: 'mass',
      kind: 'choice',
      points: 1,
      prompt: { en: 'Which of these is a unit of mass?', ar: 'أيّ هذه وحدة كتلة؟' },
      options: [
        { id: 'newton', words: { en: 'Newton', ar: 'نيوتن' } },
        { id: 'kilogram', words: { en: 'Kilogram', ar: 'كيلوغرام' } },
        { id: 'litre', words: { en: 'Litre', ar: 'لتر' } },
      ],
      right: 'kilogram',
      explanation: {
        en: 'A newton measures force, a litre volume.',
        ar: 'النيوتن يقيس القوة، واللتر يقيس الحجم.',
      },
    },
    {
      id: 'speed',
      kind: 'number',
      points: 1,
      prompt: { en: 'How many metres per second are 90 km/h?', ar: 'كم مترًا في الثانية تساوي 90 كم/س؟' },
      right: 25,
      tolerance: 0.1,
      unit: { en: 'm/s', ar: 'م/ث' },
      explanation: { en: '90,000 m ÷ 3,600 s = 25 m/s', ar: '90,000 م ÷ 3,600 ث = 25 م/ث' },
    },
    {
      id: 'base',
      kind: 'several',
      points: 1,
      prompt: { en: 'Which of these are base units?', ar: 'أيّ هذه وحدات أساسية؟' },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'metre', words: { en: 'Metre', ar: 'متر' } },
        { id: 'joule', words: { en: 'Joule', ar: 'جول' } },
        { id: 'ampere', words: { en: 'Ampere', ar: 'أمبير' } },
        { id: 'watt', words: { en: 'Watt', ar: 'واط' } },
      ],
      right: ['metre', 'ampere'],
    },
    {
      id: 'prefix',
      kind: 'text',
      points: 1,
      prompt: { en: 'Which prefix means a thousandth?', ar: 'ما البادئة التي تعني جزءًا من ألف؟' },
      accepted: ['milli', 'm', 'milli-', 'ملي', 'ميلي', 'مللي'],
    },
  ],
};
