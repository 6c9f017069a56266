import type { BusyCourse } from './busy/busy-course';
import { DEMO_PEOPLE } from './demo-people';

const reading = {
  collection: null,
  attributes: { department: 'research', level: 'beginner', format: 'reading' },
  modules: 4,
  minutes: 120,
  selfEnrolled: true,
} as const;

/** The courses of those who are in the demo for their certificates, or for what leads to one, by the person's id. */
export const CERTIFIED_COURSES: ReadonlyArray<{ userId: string; course: BusyCourse }> = [
  {
    userId: DEMO_PEOPLE.amira.id,
    course: {
      ...reading,
      code: 'ART-961',
      name: 'تاريخ موجز للكتاب',
      description: 'من الطين إلى الشاشة: ما الذي تغيّر للقارئ في كل مرة.',
      certificate: 'شهادة إتمام',
      certificateTerms: { signerName: 'د. هيلين ماركيتي', signerTitle: 'رئيسة التعلّم' },
      attempts: [{ state: 'finished', progress: 1, startedIn: -30, finishedIn: -11, score: 0.92 }],
    },
  },
  {
    userId: DEMO_PEOPLE.amira.id,
    course: {
      ...reading,
      code: 'FIN-962',
      name: 'التدفق النقدي بلا خوف',
      description: 'الربح على الورق لا يدفع الإيجار: متى يأتي المال ومتى يخرج.',
      collection: 'finance',
      modules: 1,
      minutes: 30,
      type: 'lti',
      retake: true,
      certificate: 'شهادة إتمام',
      certificateTerms: { signerName: 'د. هيلين ماركيتي', signerTitle: 'رئيسة التعلّم', validMonths: 24 },
    },
  },
  {
    userId: DEMO_PEOPLE.theodora.id,
    course: {
      ...reading,
      code: 'ART-963',
      name: 'Reading, writing and keeping what was written: archives, libraries and the people behind them',
      description: 'Who decided what was worth keeping, and how it came down to us.',
      certificate: 'Certificate of completion',
      certificateTerms: { validMonths: 24 },
      attempts: [{ state: 'finished', progress: 1, startedIn: -40, finishedIn: -20, score: 0.98 }],
    },
  },
  {
    userId: DEMO_PEOPLE.ines.id,
    course: {
      ...reading,
      code: 'COM-964',
      name: 'One page is enough',
      description: 'What to leave out so that the rest is read.',
      modules: 1,
      minutes: 20,
      attempts: [{ state: 'inProgress', progress: 0, startedIn: -2 }],
    },
  },
  {
    userId: DEMO_PEOPLE.theodora.id,
    course: {
      ...reading,
      code: 'COM-965',
      name: 'Writing for the board',
      description: 'One page, one proposal, and a person who reads it.',
      modules: 1,
      minutes: 50,
      needsApproval: true,
      certificate: 'Certificate of completion',
      attempts: [{ state: 'inProgress', progress: 0, startedIn: -2 }],
    },
  },
];
