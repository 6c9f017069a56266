import { DATA_PROTECTION } from '../lessons/course-lessons-data';
import { at, type BusyCourse } from './busy-course';

/** Not begun, or not yet to be begun: mandatory, due, opening later, over before it began. */
export const NOT_STARTED_COURSES: readonly BusyCourse[] = [
  {
    code: 'LAW-902',
    name: 'Data protection essentials',
    description: 'Whose data it is, what you may do with it, and whom to ask.',
    collection: null,
    attributes: at('operations', 'beginner', 'reading'),
    modules: 1,
    minutes: 40,
    type: 'text',
    content: DATA_PROTECTION,
    scale: 'passFail',
    mandatory: true,
    dueIn: 3,
    term: 'autumn',
  },
  {
    code: 'COM-908',
    name: 'Writing for busy people',
    description: 'Say it once, say it first, stop.',
    collection: 'communication',
    attributes: at('humanResources', 'beginner', 'workshop'),
    modules: 4,
    minutes: 90,
    opensIn: 9,
    selfEnrolled: true,
  },
  {
    code: 'CLI-911',
    name: 'Climate literacy 2026',
    description: 'What is known, how it is known, and what it asks of us.',
    collection: null,
    attributes: at('research', 'beginner'),
    modules: 6,
    minutes: 200,
    closesIn: -14,
    selfEnrolled: true,
  },
  {
    code: 'EDU-912',
    name: 'Designing fair assessments',
    description: 'Questions that measure what was taught, and nothing else.',
    collection: 'design',
    attributes: at('research', 'advanced', 'workshop'),
    modules: 5,
    minutes: 160,
    selfEnrolled: true,
  },
];
