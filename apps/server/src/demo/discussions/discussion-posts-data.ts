import { DEMO_PEOPLE } from '../demo-people';

type Author = keyof typeof DEMO_PEOPLE;

/** What somebody of the demo has written, and what was answered. */
export type DemoPost = {
  by: Author;
  /** Days before the first start. */
  daysAgo: number;
  text: string;
  isAnonymous?: boolean;
  isEndorsed?: boolean;
  likedBy?: readonly Author[];
  answers?: readonly DemoPost[];
};

export type DemoThread = DemoPost & {
  title: string;
  kind: 'question' | 'discussion';
  isPinned?: boolean;
  isAnswered?: boolean;
  /** Beside those who have written in it. */
  followedBy?: readonly Author[];
};

export type DemoDiscussion = { code: string; key: string; threads: readonly DemoThread[] };

export const DEMO_DISCUSSIONS: readonly DemoDiscussion[] = [
  {
    code: 'FIN-901',
    key: 'cash/cash-or-profit',
    threads: [
      {
        by: 'ines',
        daysAgo: 9,
        kind: 'discussion',
        title: 'Before you write',
        text: 'Please leave out names and figures that your employer would not like to see here. A month and a feeling are enough: **what did you notice first?**',
        isPinned: true,
      },
      {
        by: 'omar',
        daysAgo: 6,
        kind: 'discussion',
        title: 'The printer wanted to be paid in advance',
        followedBy: ['ada'],
        text: 'Our best quarter for orders. I noticed when the printer asked for payment in advance, politely, for the first time in nine years.',
        likedBy: ['ada', 'ines', 'lin'],
        answers: [
          {
            by: 'lin',
            daysAgo: 5,
            text: 'Suppliers read our calendar better than we do. Which week of the month was it?',
            likedBy: ['omar'],
            answers: [
              { by: 'omar', daysAgo: 5, text: 'The third. Rent and salaries fell on the same Thursday.' },
            ],
          },
          {
            by: 'ines',
            daysAgo: 5,
            text: 'Hold on to that sentence, Omar: *for the first time in nine years*. We will come back to it when we plan a month.',
            isEndorsed: true,
            likedBy: ['omar', 'theodora'],
          },
        ],
      },
      {
        by: 'lin',
        daysAgo: 4,
        kind: 'question',
        title: 'Is a loan money that we earned?',
        text: 'The loan arrived on the second, and for two weeks the account looked wonderful. Where would I have seen that it was not profit?',
        isAnswered: true,
        likedBy: ['ada'],
        answers: [
          {
            by: 'theodora',
            daysAgo: 4,
            text: 'It stands on the other side as a debt of the same size. Nothing was earned: the drawer is fuller, and so is the list of what you owe.',
            isEndorsed: true,
            likedBy: ['lin', 'ines', 'omar'],
          },
          { by: 'lin', daysAgo: 3, text: 'So the sum did not move at all. Thank you, now I see it.' },
        ],
      },
      {
        by: 'theodora',
        daysAgo: 2,
        kind: 'discussion',
        title: 'I stopped opening the post',
        followedBy: ['ada'],
        text: 'Not a number at all. I noticed that I was leaving envelopes on the shelf until Friday.',
        isAnonymous: true,
        likedBy: ['omar', 'lin'],
        answers: [{ by: 'lin', daysAgo: 1, text: 'This is the most honest sign in the thread.' }],
      },
    ],
  },
  {
    code: 'KHATT-1',
    key: 'the-letter/share-a-letter',
    threads: [
      {
        by: 'ines',
        daysAgo: 7,
        kind: 'discussion',
        title: 'كيف نكتب هنا',
        text: 'اذكروا **الحرف** و**القلم** الذي كتبتم به، وصِفوا ما تغيّر بين المحاولة الأولى والعاشرة. لا حاجة إلى خط جميل: الخطأ الواضح أنفع لنا جميعًا.',
        isPinned: true,
      },
      {
        by: 'noor',
        daysAgo: 5,
        kind: 'discussion',
        title: 'العين في وسط الكلمة',
        text: 'كتبتها مثلثًا مسدودًا أسبوعًا كاملًا. استقامت حين توقفت عن رفع القلم بين الضلعين وتركت الحركة تدور من غير انقطاع.',
        likedBy: ['omar', 'ines'],
        answers: [
          {
            by: 'omar',
            daysAgo: 4,
            text: 'وقع لي مثل هذا في الغين، ثم نسيت النقطة! هل غيّرتِ زاوية القطّة أم سرعة اليد؟',
            answers: [{ by: 'noor', daysAgo: 4, text: 'السرعة وحدها. الزاوية كانت صحيحة، واليد خائفة.' }],
          },
          {
            by: 'ines',
            daysAgo: 3,
            text: 'ملاحظة دقيقة: الخوف يُرى في الحبر قبل أن يُرى في الشكل.',
            isEndorsed: true,
            likedBy: ['noor'],
          },
        ],
      },
      {
        by: 'omar',
        daysAgo: 2,
        kind: 'question',
        title: 'متى أقيس بالنقطة؟',
        text: 'أقيس الألف قبل أن أكتبها أم بعد ذلك؟ حين أقيس أولًا تأتي مرتبكة.',
        likedBy: ['noor'],
        answers: [
          { by: 'noor', daysAgo: 1, text: 'أكتب صفًا من غير قياس، ثم أقيس واحدة فقط وأقارن الباقي بها.' },
        ],
      },
    ],
  },
];
