import { meeting, OPEN_FILM } from '../lessons/shared-contents-data';
import { exercise } from '../lessons/exercise';
import { type Studied, studyGuide } from '../lessons/study-guide';
import { type DemoPart, event, module, quiz, text, video } from './demo-part';

type Words = {
  modules: string[];
  reading: string;
  film: string;
  meeting: string;
  exercise: string;
  check: string;
};

const ENGLISH: Words = {
  modules: [
    'Getting started',
    'The main ideas',
    'A closer look',
    'Common mistakes',
    'In practice',
    'Working with others',
    'Tools of the trade',
    'A longer case',
    'When things go wrong',
    'Making it yours',
    'Looking back',
    'What comes next',
  ],
  reading: 'Reading',
  film: 'Film',
  meeting: 'Meeting',
  exercise: 'Exercise',
  check: 'Check yourself',
};

const ARABIC: Words = {
  modules: [
    'البداية',
    'الأفكار الرئيسية',
    'نظرة أقرب',
    'أخطاء شائعة',
    'في التطبيق',
    'العمل مع الآخرين',
    'أدوات العمل',
    'حالة مطوّلة',
    'حين تتعثر الأمور',
    'بأسلوبك أنت',
    'نظرة إلى الوراء',
    'ما التالي',
  ],
  reading: 'قراءة',
  film: 'فيلم',
  meeting: 'لقاء',
  exercise: 'تمرين',
  check: 'اختبر نفسك',
};

export type StandardCourse = {
  name: string;
  description: string;
  modules: number;
  minutes: number;
  moduleNames?: string[];
};

/** Modules of equal length: something to read, something to watch or try out, some questions. */
export function standardTree({
  name,
  description,
  modules,
  minutes,
  moduleNames,
}: StandardCourse): DemoPart[] {
  const words = /\p{Script=Arabic}/u.test(name) ? ARABIC : ENGLISH;
  return shares(minutes, modules).map((length, index) => {
    const title = moduleNames?.[index] ?? words.modules[index] ?? `${index + 1}`;
    const [reading = 0, second = 0, check = 0] = shares(length, 3);
    const studied = { course: name, module: title, description };
    return module(title, [
      text(words.reading, reading, { content: studyGuide(studied) }),
      secondPart({ index, words, minutes: second }, studied),
      quiz(words.check, check),
    ]);
  });
}

/** In turn: a film, an exercise, and now and then a meeting that nobody has to come to. */
function secondPart(
  { index, words, minutes }: { index: number; words: Words; minutes: number },
  studied: Studied,
): DemoPart {
  if (index % 4 === 3) return event(words.meeting, minutes, { optional: true, content: meeting(index) });
  return index % 2 === 0
    ? video(words.film, minutes, { content: OPEN_FILM })
    : text(words.exercise, minutes, { content: exercise(studied) });
}

/** Whole minutes that add up to the whole. */
function shares(whole: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => Math.floor(((index + 1) * whole) / count) - Math.floor((index * whole) / count),
  );
}
