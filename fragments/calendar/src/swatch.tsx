import { coverArt } from '@lantern/artwork/cover/cover-art';
import type { CalendarDate } from '@lantern/contract/planner/calendar-date';

/** The colour of the course's cover; of what is one's own, none. */
export function Swatch({ course }: Pick<CalendarDate, 'course'>) {
  return <i className="swatch" data-pigment={course ? coverArt(course.objectiveId).pigment : undefined} />;
}
