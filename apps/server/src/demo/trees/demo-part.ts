import type { ResultsDisclosurePolicy, ReviewPolicy } from '@lantern/domain/vocabulary';
import type { Seedling } from '../../store/setup/planted-parts';
import type { StoredConstraint } from '../../store/activities/stored-constraint';
import type { StoredEvent, StoredVideo } from '../../store/activities/stored-content';
import type { DemoFileKey } from '../demo-files-data';
import { partContent } from './part-content';

/** When a part may be taken; days count from the first start. */
export type DemoConstraint = {
  startFromIn?: number;
  startUntilIn?: number;
  accessibleUntilIn?: number;
  graceUntilIn?: number;
  dueIn?: number;
  disclosure?: ResultsDisclosurePolicy;
  disclosureFromIn?: number;
  disclosureAbove?: number;
  review?: ReviewPolicy;
};

export type DemoVideo = Pick<StoredVideo, 'duration' | 'transcript'> &
  (
    | {
        source: 'file';
        file: DemoFileKey;
        captions: Array<{ language: string; label: string; file: DemoFileKey }>;
      }
    | { source: 'vimeo' | 'youtube'; url: string }
  );

/** What is in a part; days count from the first start. */
export type DemoContent = {
  html?: string;
  video?: DemoVideo;
  file?: DemoFileKey;
  event?: { inDays: number; hour: number; minutes: number } & Pick<
    StoredEvent,
    'timeZone' | 'place' | 'link' | 'description'
  >;
  attachments?: DemoFileKey[];
};

type PartDetails = {
  optional?: boolean;
  /** Of the score; what nobody grades weighs nothing. */
  weight?: number;
  state?: Seedling['state'];
  when?: DemoConstraint;
  content?: DemoContent;
  differs?: Partial<Seedling>;
};

export type DemoPart = PartDetails & {
  name: string;
  type: 'text' | 'video' | 'event' | 'discussion' | 'lti' | 'composite';
  minutes: number;
  graded: boolean;
  children: DemoPart[];
};

type Leaf = (name: string, minutes: number, details?: PartDetails) => DemoPart;

export const text = ungraded('text');
export const video = ungraded('video');
export const event = ungraded('event');
export const talk = ungraded('discussion');
/** Work that is brought to a meeting, where a person reads and grades it. */
export const gradedMeeting = graded('event');
/** A discussion that a person grades. */
export const gradedTalk = graded('discussion');
/** Questions in an external tool, which grades them. */
export const quiz = graded('lti');

export function module(name: string, children: DemoPart[], details: PartDetails = {}): DemoPart {
  return { name, type: 'composite', minutes: 0, graded: false, children, ...details };
}

/** [3.7] As the database takes it. */
export function seedlingOf(part: DemoPart, now: Date): Seedling {
  const { name, type, minutes, graded: needsGrading, children, optional, weight, state, when } = part;
  const { content, differs } = part;
  return {
    name,
    type,
    needsGrading,
    optional: optional ?? false,
    scoreWeight: weight ?? 1,
    ...(state && { state }),
    duration: minutes * 60,
    constraint: when ? constraintOf(when, now) : null,
    ...(content && { content: partContent(content, now) }),
    ...differs,
    children: children.map((child) => seedlingOf(child, now)),
  };
}

function ungraded(type: DemoPart['type']): Leaf {
  return (name, minutes, details) => ({
    name,
    type,
    minutes,
    graded: false,
    children: [],
    weight: 0,
    ...details,
  });
}

function graded(type: DemoPart['type']): Leaf {
  return (name, minutes, details) => ({ name, type, minutes, graded: true, children: [], ...details });
}

const DAY_MS = 86_400_000;

export function constraintOf(when: DemoConstraint, now: Date): StoredConstraint {
  const day = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
  return {
    startFrom: day(when.startFromIn),
    startUntil: day(when.startUntilIn),
    accessibleUntil: day(when.accessibleUntilIn),
    gracePeriodUntil: day(when.graceUntilIn),
    due: day(when.dueIn),
    resultsDisclosureFrom: day(when.disclosureFromIn),
    resultsDisclosureAbove: when.disclosureAbove ?? null,
    resultsDisclosurePolicy: when.disclosure ?? null,
    reviewPolicy: when.review ?? null,
  };
}
