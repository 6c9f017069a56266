import type { BusyCourse } from './busy/busy-course';
import { PLAYER_TREES } from './trees/player-trees-data';
import type { DemoPart } from './trees/demo-part';

/** Ada's courses that show what the player must be able to show: every lock, a long tree, a deep one. */
export const PLAYER_COURSES: readonly BusyCourse[] = [
  course('PLY-940', 'The order of things', 'Why some doors open only after others.', 0.1, {
    newContentAfterCompletion: false,
  }),
  course('PLY-941', 'The long course', 'Five hundred parts, for those who like to scroll.', 0.3),
  course('PLY-942', 'The longest course', 'A thousand parts: nobody has seen the end of it.', 0.9),
  course('PLY-943', 'All the way down', 'Fifty levels, one below the other.', 0.2),
];

function course(
  code: string,
  name: string,
  description: string,
  progress: number,
  differs: Partial<BusyCourse> = {},
): BusyCourse {
  const tree = PLAYER_TREES[code] ?? [];
  return {
    code,
    name,
    description,
    collection: null,
    attributes: { department: 'research', level: 'advanced', format: 'selfPaced' },
    modules: tree.length,
    minutes: tree.reduce((sum, part) => sum + minutesOf(part), 0),
    selfEnrolled: true,
    attempts: [{ state: 'inProgress', progress, startedIn: -150, score: 0.4 }],
    ...differs,
  };
}

/** Reading 61: a part that is a draft or archived takes nobody's time. */
function minutesOf({ minutes, children, state = 'ready' }: DemoPart): number {
  if (state !== 'ready') return 0;
  return children.length > 0 ? children.reduce((sum, child) => sum + minutesOf(child), 0) : minutes;
}
