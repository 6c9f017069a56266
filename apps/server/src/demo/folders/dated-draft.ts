import type { CourseDraft, DraftPart } from '../../course-import/course-draft';
import { constraintOf, type DemoConstraint } from '../trees/demo-part';
import { FOLDER_DATES } from './folder-dates-data';

const DAY_MS = 86_400_000;

/** Days count from the first start. */
export type DemoDates = { when?: DemoConstraint; eventIn?: number };

/** The course with the dates that no file could say, since they depend on the day on which the demo is filled. */
export function datedDraft(draft: CourseDraft, now: Date): CourseDraft {
  const dates = FOLDER_DATES[draft.code];
  if (!dates) return draft;
  const dated = (part: DraftPart): DraftPart => {
    const { when, eventIn } = dates[part.key] ?? {};
    return {
      ...part,
      ...(when && { constraint: { ...part.constraint, ...datesOf(when, now) } }),
      ...(eventIn !== undefined && { content: movedEvent(part.content, eventIn, now) }),
      children: part.children.map(dated),
    };
  };
  return { ...draft, parts: draft.parts.map(dated) };
}

function datesOf(when: DemoConstraint, now: Date): DraftPart['constraint'] {
  return Object.fromEntries(Object.entries(constraintOf(when, now)).filter(([, value]) => value !== null));
}

/** At the same hour of another day. */
function movedEvent(content: DraftPart['content'], inDays: number, now: Date): DraftPart['content'] {
  if (!content?.event) return content;
  const start = new Date(content.event.start);
  const day = new Date(now.getTime() + inDays * DAY_MS);
  day.setUTCHours(start.getUTCHours(), start.getUTCMinutes(), 0, 0);
  const end = new Date(day.getTime() + Date.parse(content.event.end) - start.getTime());
  return { ...content, event: { ...content.event, start: day.toISOString(), end: end.toISOString() } };
}
