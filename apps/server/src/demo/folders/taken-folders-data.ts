import { type BusyCourse, running } from '../busy/busy-course';
import type { DemoTerms } from '../demo-course';
import { DEMO_PEOPLE } from '../demo-people';

/** What somebody has made of a course that is a folder. */
export type TakenFolder = DemoTerms & Pick<BusyCourse, 'code' | 'attempts'> & { userId: string };

export const TAKEN_FOLDERS: readonly TakenFolder[] = [
  // 130 of 210 required minutes done: 62%.
  { code: 'FIN-901', userId: DEMO_PEOPLE.ada.id, term: 'autumn', attempts: [running(0.62, -13)] },
  { code: 'NUM-101', userId: DEMO_PEOPLE.ada.id, attempts: [running(0.35, -5)] },
  { code: 'WRITE-1', userId: DEMO_PEOPLE.theodora.id, attempts: [running(0.7, -20)] },
  { code: 'WRITE-1', userId: DEMO_PEOPLE.amira.id, attempts: [running(0.6, -16)] },
  { code: 'WRITE-1', userId: DEMO_PEOPLE.lin.id, attempts: [running(0.4, -9)] },
  { code: 'KHATT-1', userId: DEMO_PEOPLE.amira.id, attempts: [running(0.3, -3)] },
];
