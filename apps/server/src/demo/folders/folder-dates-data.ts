import type { DemoDates } from './dated-draft';

/** When parts of courses in folders may be taken: by the course's code, then by the part's key. */
export const FOLDER_DATES: Readonly<Record<string, Readonly<Record<string, DemoDates>>>> = {
  'FIN-901': {
    'cash/three-months-of-cash': { when: { dueIn: 4 } },
    planning: { when: { startFromIn: 5 } },
    'planning/question-hour': { when: { startUntilIn: 9 }, eventIn: 6 },
    'all-together/the-annual-report': { when: { dueIn: 20, graceUntilIn: 22 } },
  },
};
