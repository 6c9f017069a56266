import type { Quiz } from './question';

export const CASH_OR_PROFIT: Quiz = {
  id: 'cash-or-profit',
  title: { en: 'Cash or profit?', ar: 'نقد أم ربح؟' },
  lead: {
    en: 'A bakery supplies hotels and a market stall. Five questions about its money.',
    ar: 'مخبز يورّد للفنادق وله كشك في السوق. خمسة أسئلة عن أمواله.',
  },
  tries: 2,
  questions: [
    {
      id: 'receivable',
      kind: 'choice',
      points: 2,
      prompt: { en: 'Which of these is a receivable?', ar: 'أيّ مما يلي ذمم مدينة؟' },
      options: [
        { id: 'flour', words: { en: 'Flour in the storeroom', ar: 'الدقيق في المخزن' } },
        {
          id: 'bread',
          words: { en: 'Bread delivered to the hotel, not yet paid', ar: 'خبز سُلّم للفندق ولم يُدفع ثمنه بعد' },
        },
        { id: 'wages', words: { en: 'Wages due on Friday', ar: 'أجور تُستحق يوم الجمعة' } },
        { id: 'oven', words: { en: 'The oven', ar: 'الفرن' } },
      ],
      right: 'bread',
      explanation: {
        en: 'A receivable is money that somebody else owes you. The hotel has the bread and owes its price.',
        ar: 'الذمم المدينة مال يدين به غيرك لك. الفندق استلم الخبز وعليه ثمنه.',
      },
    },
    {
      id: 'leaves',
      kind: 'several',
      points: 3,
      prompt: {
        en: 'What makes cash leave the till but does not lower this month’s profit?',
        ar: 'ما الذي يُخرج النقد من الصندوق دون أن يخفض ربح هذا الشهر؟',
      },
      hint: { en: 'Choose all that apply.', ar: 'اختر كل ما ينطبق.' },
      options: [
        { id: 'loan', words: { en: 'Paying back a part of the loan', ar: 'سداد جزء من القرض' } },
        { id: 'rent', words: { en: 'This month’s rent', ar: 'إيجار هذا الشهر' } },
        {
          id: 'mixer',
          words: { en: 'Buying a mixer that lasts ten years', ar: 'شراء عجّانة تدوم عشر سنوات' },
        },
        {
          id: 'supplier',
          words: { en: 'Paying last month’s bill for flour', ar: 'دفع فاتورة دقيق الشهر الماضي' },
        },
        { id: 'wages', words: { en: 'This week’s wages', ar: 'أجور هذا الأسبوع' } },
      ],
      right: ['loan', 'mixer', 'supplier'],
      explanation: {
        en: 'Rent and wages are costs of this month. The loan, the mixer and last month’s flour were, or will be, counted at another time.',
        ar: 'الإيجار والأجور تكاليف هذا الشهر. أما القرض والعجّانة ودقيق الشهر الماضي فتُحتسب في وقت آخر.',
      },
    },
    {
      id: 'days',
      kind: 'number',
      points: 2,
      prompt: {
        en: 'Stock lies for 6 days, hotels pay after 30 days, and the mill is paid after 14. How long is the cash conversion cycle?',
        ar: 'يبقى المخزون 6 أيام، وتدفع الفنادق بعد 30 يومًا، ويُدفع للمطحنة بعد 14 يومًا. كم تطول دورة تحويل النقد؟',
      },
      right: 22,
      tolerance: 0,
      unit: { en: 'days', ar: 'يومًا' },
      explanation: {
        en: '6 days of stock, plus 30 days until the hotels pay, less the 14 days that the mill waits: 22.',
        ar: '6 أيام مخزون، زائد 30 يومًا حتى تدفع الفنادق، ناقص 14 يومًا تنتظرها المطحنة: 22.',
      },
    },
    {
      id: 'margin',
      kind: 'number',
      points: 2,
      prompt: {
        en: 'A loaf sells for 3.20 and its ingredients cost 1.15. What share of the price is the gross margin?',
        ar: 'يُباع الرغيف بسعر 3.20 وتكلف مكوناته 1.15. ما نسبة هامش الربح الإجمالي من السعر؟',
      },
      hint: {
        en: 'In per cent; half a point either way is close enough.',
        ar: 'بالمئة؛ نصف نقطة زيادةً أو نقصانًا مقبولة.',
      },
      right: 64.1,
      tolerance: 0.5,
      unit: { en: 'per cent', ar: 'بالمئة' },
      explanation: { en: '(3.20 − 1.15) ÷ 3.20 = 64.1 %', ar: '(3.20 − 1.15) ÷ 3.20 = 64.1 %' },
    },
    {
      id: 'name',
      kind: 'text',
      points: 1,
      prompt: {
        en: 'What do we call the money tied up in stock and unpaid bills, less what we owe suppliers?',
        ar: 'ماذا نسمّي المال المحبوس في المخزون والفواتير غير المدفوعة، مطروحًا منه ما علينا للموردين؟',
      },
      hint: { en: 'Two words.', ar: 'كلمتان.' },
      accepted: ['working capital', 'net working capital', 'رأس المال العامل', 'رأس مال عامل'],
      explanation: {
        en: 'Working capital: stock plus receivables, less payables.',
        ar: 'رأس المال العامل: المخزون زائد الذمم المدينة، ناقص الذمم الدائنة.',
      },
    },
  ],
};
