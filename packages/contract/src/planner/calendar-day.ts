import { isCalendarDay } from '@lantern/domain/planner/calendar-view';
import * as z from 'zod/mini';
import { day, instant } from '../call';

/** Of what learners write: where no calendar leads it would never be seen again. */
export const calendarDay = day.check(z.refine(isCalendarDay));
export const calendarMoment = instant.check(z.refine((at) => isCalendarDay(at.toISOString().slice(0, 10))));
