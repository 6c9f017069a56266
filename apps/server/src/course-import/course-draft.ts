import type { ChannelState } from '@lantern/domain/announcements/channel-states';
import type { ActivityType, DisplayMode, LifecycleState, PresentationMode } from '@lantern/domain/vocabulary';
import type { TeamManner } from '@lantern/domain/team/team-activity';
import type { TeamField } from '@lantern/domain/team/team-fields';
import type { WrittenDiscussion } from '@lantern/domain/discussion/discussion-settings';
import type { StoredConstraint } from '../store/activities/stored-constraint';
import type { StoredEvent } from '../store/activities/stored-content';
import type { DraftQuiz } from './draft-quiz';
import type { DraftText } from './draft-text';

/**
 * A course as an importer has read it, before it has rows: every format ends here, and whatever writes, compares or
 * exports a course knows nothing else. Things that the tenant has (scale, terms, collections, tools) are called by name.
 */
export type CourseDraft = {
  /** Which course of the tenant it is. */
  code: string;
  name: string;
  description: string;
  about: DraftText | null;
  /** BCP 47; null where the author does not say. */
  language: string | null;
  /** By locale of the portal; each has all that the course says of itself. */
  translations: Record<string, TranslatedCourse>;
  state: LifecycleState;
  presentation: PresentationMode;
  display: DisplayMode;
  /** In the open catalog, for visitors. */
  isOpen: boolean;
  /** In the catalog of everybody who is signed in. */
  isInCatalog: boolean;
  mayRetake: boolean;
  announcements: ChannelState;
  scale: string | null;
  collections: string[];
  /** Attributes by the name of their category. */
  filters: Record<string, string[]>;
  certificates: DraftCertificate[];
  /** Path of a picture among `files`. */
  image: string | null;
  parts: DraftPart[];
  /** Everything that texts, films and attachments name, each once. */
  files: DraftFile[];
};

export type TranslatedCourse = { name: string; description: string; about: DraftText | null };

/** [3.7] What is left out by an author has been given its plain value by the importer. */
export type DraftPart = {
  /** What its source calls it, unique in the course: by this an update knows which activity is which. */
  key: string;
  name: string;
  /** By locale of the portal; without a text of its own, it is the title alone. */
  translations: Record<string, TranslatedPart>;
  type: ActivityType;
  state: LifecycleState;
  optional: boolean;
  weight: number;
  /** Seconds. */
  duration: number | null;
  requiresPrevious: boolean;
  /** 0 to 1. */
  passingScore: number | null;
  maxAttempts: number | null;
  needsGrading: boolean;
  supportReview: boolean;
  /** [3.2] How it is taken in groups; null where everybody takes it alone. */
  team: DraftTeam | null;
  constraint: StoredConstraint | null;
  content: DraftContent | null;
  /** Of a module alone. */
  children: DraftPart[];
};

/** Without fields a team writes one text. */
export type DraftTeam = TeamManner & { fields: TeamField[] };

export type TranslatedPart = { name: string; text: DraftText | null };

/** The text of an activity stands with what else is in it. Files are their paths among `files`. */
export type DraftContent = {
  text: DraftText | null;
  attachments: string[];
  video: DraftVideo | null;
  event: StoredEvent | null;
  /** What its author says of it; null where that is nothing. */
  discussion: WrittenDiscussion | null;
  /** A tool of the tenant, by its name. */
  tool: { name: string; targetLinkUri: string | null; custom: Record<string, string> } | null;
  quiz: DraftQuiz | null;
};

export type DraftVideo = { transcript: Array<{ second: number; text: string }> } & (
  | {
      source: 'file';
      file: string;
      poster: string | null;
      captions: Array<{ language: string; label: string; file: string }>;
    }
  | { source: 'vimeo' | 'youtube'; url: string }
);

export type DraftCertificate = {
  name: string;
  validMonths: number | null;
  signerName: string | null;
  signerTitle: string | null;
  /** Where another platform gives it; null where it is given here. */
  externalUrl: string | null;
};

export type DraftFile = {
  /** Within the course, with slashes. */
  path: string;
  mediaType: string;
  byteLength: number;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
  open: () => NodeJS.ReadableStream;
};
