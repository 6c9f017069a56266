import { DEMO_PEOPLE } from '../demo-people';

const { ada, amira, ines, omar } = DEMO_PEOPLE;

type DemoReply = { by: string; hoursLater: number; text: string };

export type DemoNews = {
  by: string;
  /** Before the demo was made. */
  hoursAgo: number;
  title: string;
  text: string;
  isPinned?: boolean;
  replies?: readonly DemoReply[];
};

export type DemoChannel = {
  code: string;
  allowsReplies: boolean;
  /** Who has read all but the last of them, and how many those are. */
  readers: ReadonlyArray<{ userId: string; unread: number }>;
  /** The oldest first. */
  news: readonly DemoNews[];
};

export const DEMO_CHANNELS: readonly DemoChannel[] = [
  {
    code: 'FIN-901',
    allowsReplies: false,
    readers: [{ userId: ada.id, unread: 3 }],
    news: [
      {
        by: ines.id,
        hoursAgo: 16 * 24,
        title: 'How we work together',
        text: 'Read in the evening, write in the morning. The forecast is team work, the exam is yours alone. If you fall behind, tell me *before* you catch up, not after.',
        isPinned: true,
      },
      {
        by: ines.id,
        hoursAgo: 6 * 24,
        title: 'The worked example for module 2 is ready',
        text: 'It follows one bakery through one week:\n\n- what was sold on Monday and paid on Friday,\n- what was paid on Monday and used until Friday,\n- and why the till was empty on a good day.\n\nPrint it if you can; it is easier to argue with paper.',
      },
      {
        by: omar.id,
        hoursAgo: 34,
        title: 'Practice run for the supervised exam',
        text: 'Open from today for ten days. It takes five minutes and tries out your camera, microphone and screen, so that nothing surprises you when it counts.',
      },
      {
        by: ines.id,
        hoursAgo: 26,
        title: 'Office hour moves to Tuesday',
        text: 'Same room, **4:00 PM**. Bring one question that you were embarrassed to ask.',
      },
      {
        by: ines.id,
        hoursAgo: 3,
        title: 'The forecast is due before the office hour',
        text: 'The office hour is for what you learned from it. A short forecast with one honest assumption is worth more than a long one with ten hidden ones: $cash_{end} = cash_{start} + in - out$ is all the formula you need.',
      },
    ],
  },
  {
    code: 'NUM-101',
    allowsReplies: true,
    readers: [{ userId: ada.id, unread: 1 }],
    news: [
      {
        by: ines.id,
        hoursAgo: 9 * 24,
        title: 'A chart for Sunday',
        text: 'Find one chart in a newspaper whose axis does not begin at zero. Does it lie, or does it help?',
        replies: [
          {
            by: ada.id,
            hoursLater: 20,
            text: 'House prices, from 180 to 190. It looks like a cliff and is a kerb.',
          },
          { by: ines.id, hoursLater: 22, text: 'A kerb! Draw it again from zero, and keep both.' },
        ],
      },
      {
        by: ines.id,
        hoursAgo: 20,
        title: 'Averages that nobody has',
        text: 'The average family has 1.9 children. Before the next module, write down three averages about yourself that cannot be true of anybody.',
      },
    ],
  },
  {
    code: 'KHATT-1',
    allowsReplies: true,
    readers: [{ userId: amira.id, unread: 2 }],
    news: [
      {
        by: ines.id,
        hoursAgo: 12 * 24,
        title: 'قبل أن تبدأ: القصبة أولًا',
        text: 'لا تستعجل شراء الأدوات. قصبة واحدة جيدة القطّ، وحبر أسود، وورق أملس تكفي للوحدات الثلاث الأولى. اكتب بالقلم نفسه كل يوم عشر دقائق؛ فاليد تتعلّم بالتكرار لا بالمدّة.',
        isPinned: true,
      },
      {
        by: ines.id,
        hoursAgo: 8 * 24,
        title: 'ميزان النقطة في التمرين الثاني',
        text: 'سألني بعضكم: أنقيس الألف بسبع نقاط أم بخمس؟ الجواب أن الميزان يتبع الخط:\n\n- **الثلث**: سبع نقاط،\n- **النسخ**: خمس نقاط تقريبًا،\n- **الرقعة**: ثلاث.\n\nضع النقاط بالقلم نفسه الذي كتبت به الألف، وإلا فالميزان ليس ميزانها.',
        replies: [
          {
            by: amira.id,
            hoursLater: 5,
            text: 'جرّبت ذلك فوجدت أن ألفي أطول بنقطة كاملة. هل أصغّر الحرف أم أكبّر القلم؟',
          },
          { by: ines.id, hoursLater: 7, text: 'لا هذا ولا ذاك: أبطئ النَّفَس. الطول الزائد عجلة في اليد.' },
        ],
      },
      {
        by: omar.id,
        hoursAgo: 40,
        title: 'ساعة مفتوحة يوم الأربعاء',
        text: 'تفتح المعلّمة ساعةً لمراجعة أعمالكم عن بُعد يوم الأربعاء في السادسة مساءً. أحضر صفحة واحدة تحبّها وصفحة لا تحبّها.',
      },
      {
        by: ines.id,
        hoursAgo: 5,
        title: 'صفحة من مصحف قديم',
        text: 'أضفتُ إلى الوحدة الثالثة صفحة من مصحف كُتب بالكوفي. انظر إلى البياض بين الحروف قبل أن تنظر إلى الحروف نفسها؛ هناك يسكن الإيقاع.',
      },
    ],
  },
  {
    code: 'DES-909',
    allowsReplies: false,
    readers: [{ userId: ada.id, unread: 0 }],
    news: [
      {
        by: ines.id,
        hoursAgo: 5 * 24,
        title: 'Draw the loop before you name it',
        text: 'Several of you sent me words where I had asked for arrows. Take the queue at your bakery: what makes it longer, what makes it shorter, and which of the two comes late?',
      },
    ],
  },
];
