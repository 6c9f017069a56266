import { sortName } from '@lantern/domain/display/sort-name';
import { exactScore } from '@lantern/domain/grade/points';
import type {
  ActivityType,
  DisplayMode,
  GradeRevealPolicy,
  LifecycleState,
  PresentationMode,
  WorkflowState,
} from '@lantern/domain/vocabulary';
import { cleanRichText } from '../rich-text/clean-rich-text';
import type { NewTemplate } from '../store/certificates/certificate-templates';
import type { NewAccess, NewAttempt, NewCourse, NewResult } from '../store/setup/course-setup';
import { aboutHtml } from './demo-about';
import {
  type CollectionKey,
  SCALES,
  type ScaleKey,
  type TermKey,
  attributeId,
  collectionId,
  termId,
} from './demo-arrangement';
import { demoFilePath } from './demo-file-path';
import type { DemoFileKey } from './demo-files-data';
import { demoId } from './demo-id';
import type { DemoContent } from './trees/demo-part';

/** A course of the demo in a few words; whatever is not said is the plain case. Days count from the first start. */
export type DemoCourse = {
  code: string;
  name: string;
  description: string;
  /** A text in html, or in plain words. */
  about?: string | { paragraphs: string[]; outcomes: string[] };
  type?: ActivityType;
  /** A picture of its own, in place of the artwork. */
  image?: DemoFileKey;
  state?: LifecycleState;
  activityState?: LifecycleState;
  presentation?: PresentationMode;
  supportReview?: boolean;
  hasChannel?: boolean;
  collection: CollectionKey | null;
  attributes: { department?: string; level?: string; format?: string };
  modules: number;
  minutes: number;
  scale?: ScaleKey | null;
  certificate?: string;
  /** What its certificate has besides the name. */
  certificateTerms?: Partial<NewTemplate>;
  isCertificateRevoked?: boolean;
  isOpen?: boolean;
  needsApproval?: boolean;
  display?: DisplayMode;
  supportFullscreenView?: boolean;
  supportLtiAuthoring?: boolean;
  /** Taken in groups. */
  supportCollaborativeMode?: boolean;
  newContentAfterCompletion?: boolean;
  /** Which of the demo's quizzes its tool activities open; by its collection unless given. */
  quiz?: string;
  /** Days from now at which it came, for the order of the new ones. */
  addedIn?: number;
  /** Of a course that is one activity. */
  content?: DemoContent;
};

export type DemoTerms = {
  term?: TermKey;
  mandatory?: boolean;
  retake?: boolean;
  dueIn?: number;
  opensIn?: number;
  closesIn?: number;
  reveal?: GradeRevealPolicy;
  revealIn?: number;
};

export type DemoAttempt = {
  state: WorkflowState;
  progress: number;
  startedIn: number;
  submittedIn?: number;
  finishedIn?: number;
  protectResults?: boolean;
  /** Its result, a share of 1. */
  score?: number;
};

const SIGNED = { signerName: 'Dr. Helene Marchetti', signerTitle: 'Head of Learning' };

export function newCourse(course: DemoCourse, now: Date): NewCourse {
  const { code, name, description, type = 'composite', attributes, collection, scale = 'letters' } = course;
  return {
    id: demoId(`course ${code}`),
    activityId: demoId(`activity ${code}`),
    name,
    sortName: sortName(name),
    code,
    description,
    about: cleanRichText(aboutHtml(course), { frameSources: [] }),
    state: course.state ?? 'ready',
    type,
    activityState: course.activityState ?? 'ready',
    supportReview: course.supportReview ?? true,
    proctored: false,
    childrenCount: course.modules,
    duration: course.minutes * 60,
    presentationMode: course.presentation ?? 'tree',
    gradingScaleId: scale && SCALES[scale].id,
    announcementChannelId: course.hasChannel ? demoId(`channel ${code}`) : null,
    showcaseIds: collection ? [collectionId(collection)] : [],
    attributeIds: Object.entries(attributes).map(([category, attribute]) => attributeId(category, attribute)),
    certificateTemplates: course.certificate
      ? [{ ...SIGNED, id: demoId(`template ${code}`), name: course.certificate, ...course.certificateTerms }]
      : [],
    isOpen: course.isOpen ?? false,
    needsGrading: type === 'lti',
    needsApproval: course.needsApproval ?? false,
    imageUrl: course.image ? demoFilePath(course.image) : null,
    displayMode: course.display ?? 'embeddedAuto',
    supportFullscreenView: course.supportFullscreenView ?? false,
    supportLtiAuthoring: course.supportLtiAuthoring ?? false,
    supportCollaborativeMode: course.supportCollaborativeMode ?? false,
    accessNewContentAfterCompletion: course.newContentAfterCompletion ?? false,
    added: inDays(now, course.addedIn),
  };
}

/** For one user, or for everybody through the catalog. */
export function newAccess(code: string, userId: string | null, terms: DemoTerms, now: Date): NewAccess {
  return {
    id: demoId(`access ${code} ${userId ?? 'everybody'}`),
    objectiveId: demoId(`course ${code}`),
    userId,
    termId: terms.term ? termId(terms.term) : null,
    isMandatory: terms.mandatory ?? false,
    retake: terms.retake ?? false,
    dueDate: inDays(now, terms.dueIn),
    availabilityDate: inDays(now, terms.opensIn),
    availabilityEndDate: inDays(now, terms.closesIn),
    gradeRevealPolicy: terms.reveal ?? 'none',
    gradeRevealDate: inDays(now, terms.revealIn),
  };
}

export function newAttempt(
  key: { aggregateId: string; number: number },
  attempt: DemoAttempt,
  now: Date,
): NewAttempt {
  const { state, progress, startedIn, submittedIn, finishedIn, protectResults = false } = attempt;
  return {
    id: demoId(`attempt ${key.aggregateId} ${key.number}`),
    aggregateId: key.aggregateId,
    state,
    progress,
    started: inDays(now, startedIn) ?? now,
    submitted: inDays(now, submittedIn ?? finishedIn),
    finished: inDays(now, finishedIn),
    protectResults,
  };
}

export type ResultFacts = { score: number; scale: ScaleKey; finishedIn: number; protectResults?: boolean };

export function newResult(
  key: { aggregateId: string; workflowId: string | null },
  { score, scale, finishedIn, protectResults = false }: ResultFacts,
  now: Date,
): NewResult {
  const { maxScore, normalizedPassingScore, grades } = SCALES[scale];
  return {
    id: demoId(`result ${key.aggregateId} ${key.workflowId ?? 'imported'}`),
    ...key,
    finished: inDays(now, finishedIn) ?? now,
    score: exactScore(score * maxScore),
    maxScore,
    normalizedScore: score,
    grade: grades.find(({ normalizedMinScore }) => score >= normalizedMinScore)?.name ?? null,
    passed: score >= normalizedPassingScore,
    progress: 1,
    protectResults,
  };
}

const DAY_MS = 86_400_000;

function inDays(now: Date, days: number | undefined): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
}
