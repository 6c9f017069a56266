import type { Quiz } from './question';

export const CHEMISTRY: Quiz = {
  id: 'chemistry',
  title: { en: 'Chemistry, guided practice', ar: 'الكيمياء، تدريب موجَّه' },
  lead: {
    en: 'Four questions about solutions. You may hand in twice; the better result counts.',
    ar: 'أربعة أسئلة عن المحاليل. يمكنك التسليم مرتين، وتُحتسب النتيجة الأفضل.',
  },
  tries: 2,
  questions: [
    {
      id: 'dilute',
      kind: 'number',
      points: 3,
      prompt: {
        en: 'You dilute 50 ml of a 2 mol/l solution to 200 ml. What is its concentration now?',
        ar: 'خفّفت 50 مل من محلول تركيزه 2 مول/لتر حتى 200 مل. ما تركيزه الآن؟',
      },
      right: 0.5,
      tolerance: 0.005,
      unit: { en: 'mol/l', ar: 'مول/لتر' },
      explanation: {
        en: '2 mol/l × 50 ml ÷ 200 ml = 0.5 mol/l',
        ar: '2 مول/لتر × 50 مل ÷ 200 مل = 0.5 مول/لتر',
      },
    },
    {
      id: 'acids',
      kind: 'several',
      points: 3,
      prompt: { en: 'Which of these are acids in water?', ar: 'أيّ هذه المواد أحماض في الماء؟' },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'vinegar', words: { en: 'Acetic acid', ar: 'حمض الخليك' } },
        { id: 'ammonia', words: { en: 'Ammonia', ar: 'الأمونيا' } },
        { id: 'hcl', words: { en: 'Hydrogen chloride', ar: 'كلوريد الهيدروجين' } },
        { id: 'naoh', words: { en: 'Sodium hydroxide', ar: 'هيدروكسيد الصوديوم' } },
      ],
      right: ['vinegar', 'hcl'],
      explanation: {
        en: 'Acetic acid and hydrogen chloride give protons to water; ammonia and sodium hydroxide take them up.',
        ar: 'حمض الخليك وكلوريد الهيدروجين يمنحان الماء بروتونات؛ أما الأمونيا وهيدروكسيد الصوديوم فيكتسبانها.',
      },
    },
    {
      id: 'ph',
      kind: 'choice',
      points: 2,
      prompt: {
        en: 'A solution’s pH falls from 6 to 4. How many times more protons does it hold?',
        ar: 'انخفض الرقم الهيدروجيني لمحلول من 6 إلى 4. كم مرة زاد تركيز البروتونات؟',
      },
      options: [
        { id: 'two', words: { en: 'Twice', ar: 'مرتين' } },
        { id: 'twenty', words: { en: '20 times', ar: '20 مرة' } },
        { id: 'hundred', words: { en: '100 times', ar: '100 مرة' } },
      ],
      right: 'hundred',
      explanation: {
        en: 'Each step of one on the pH scale is a factor of ten.',
        ar: 'كل درجة على مقياس الرقم الهيدروجيني تعني عشرة أضعاف.',
      },
    },
    {
      id: 'name',
      kind: 'text',
      points: 2,
      prompt: {
        en: 'What is a substance called that speeds up a reaction and is not used up?',
        ar: 'ما اسم المادة التي تسرّع التفاعل ولا تُستهلك فيه؟',
      },
      accepted: ['catalyst', 'a catalyst', 'محفز', 'عامل محفز', 'مادة محفزة', 'حفاز'],
    },
  ],
};
