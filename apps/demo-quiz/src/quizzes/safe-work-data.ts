import type { Quiz } from './question';

export const SAFE_WORK: Quiz = {
  id: 'safe-work',
  title: { en: 'Safe at work', ar: 'السلامة في العمل' },
  lead: { en: 'Three questions about what to do first.', ar: 'ثلاثة أسئلة عمّا يُفعل أولًا.' },
  tries: 2,
  questions: [
    {
      id: 'spill',
      kind: 'choice',
      points: 2,
      prompt: {
        en: 'A bottle of solvent breaks on the floor. What comes first?',
        ar: 'انكسرت قارورة مذيب على الأرض. ما أول ما تفعله؟',
      },
      options: [
        { id: 'mop', words: { en: 'Mop it up', ar: 'مسحه' } },
        {
          id: 'warn',
          words: { en: 'Warn the people nearby and keep them away', ar: 'تحذير من حولك وإبعادهم' },
        },
        { id: 'photo', words: { en: 'Photograph it for the report', ar: 'تصويره للتقرير' } },
      ],
      right: 'warn',
      explanation: {
        en: 'People first: nobody should walk or breathe there. Then air, then cleaning, then the report.',
        ar: 'الناس أولًا: لا يمشي أحد هناك ولا يتنفس. ثم التهوية فالتنظيف فالتقرير.',
      },
    },
    {
      id: 'exit',
      kind: 'several',
      points: 2,
      prompt: {
        en: 'What must never stand in an escape route?',
        ar: 'ما الذي يجب ألا يوجد في طريق الإخلاء؟',
      },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'bike', words: { en: 'A bicycle', ar: 'دراجة' } },
        { id: 'sign', words: { en: 'A lit exit sign', ar: 'لافتة خروج مضاءة' } },
        { id: 'boxes', words: { en: 'Boxes, only for today', ar: 'صناديق ليوم واحد فقط' } },
        { id: 'door', words: { en: 'A door that opens outwards', ar: 'باب يُفتح نحو الخارج' } },
      ],
      right: ['bike', 'boxes'],
      explanation: {
        en: 'Whatever narrows the way costs seconds in smoke.',
        ar: 'كل ما يضيّق الطريق يكلّف ثواني وسط الدخان.',
      },
    },
    {
      id: 'lift',
      kind: 'number',
      points: 1,
      prompt: {
        en: 'A box of 18 kg and one of 7 kg are carried together. How heavy is the load?',
        ar: 'صندوق وزنه 18 كغ وآخر 7 كغ يُحملان معًا. كم يبلغ الحمل؟',
      },
      right: 25,
      tolerance: 0,
      unit: { en: 'kg', ar: 'كغ' },
    },
  ],
};
