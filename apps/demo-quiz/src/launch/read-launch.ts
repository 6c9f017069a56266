import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Platform } from '../config';
import { chooseLanguage, type Language } from '../pages/choose-language';
import type { AskedQuiz, Opening } from '../attempts/sitting';
import { findQuiz } from '../quizzes/find-quiz';
import { LTI } from './claim-names';
import { LaunchRefusal } from './launch-refusal';

export type Launch = {
  role: 'learner' | 'instructor';
  opening: Opening;
  language: Language;
  returnUrl: string | null;
  /** The platform's policy: may the learner see the points now, and what was right? */
  showsPoints: boolean;
  showsAnswers: boolean;
  isReview: boolean;
};

/** What this tool makes of the claims of a checked launch. */
export function readLaunch(claims: JWTPayload, platform: Platform): Launch {
  const subject = claims.sub;
  if (!subject) throw new LaunchRefusal('noLearner');
  const custom = Object(claims[LTI.custom]);
  const link = Object(claims[LTI.resourceLink]);
  const presentation = Object(claims[LTI.presentation]);
  const named = textOf(custom['quiz']) ?? linkedQuiz(claims[LTI.targetLinkUri]);
  const quiz = quizOf(named, textOf(Object(claims[LTI.context])['id']) ?? '');
  if (quiz === null) throw new LaunchRefusal('unknownQuiz');
  const language = chooseLanguage(presentation['locale']);

  // A group writes one paper together, each member in an attempt of their own. Whoever writes alone begins on a
  // fresh one with each attempt at the course, and each time the activity is begun again in it.
  const group = textOf(custom['group_id']);
  const { attempt_id: attempt, attempt_number: number } = custom;
  const paper = group === null ? [attempt, number, named, subject] : [named, group];
  const place = [platform.issuer, platform.deploymentId, link['id'], ...paper];
  return {
    role: isInstructor(claims[LTI.roles]) ? 'instructor' : 'learner',
    opening: {
      id: createHash('sha256').update(JSON.stringify(place)).digest('hex').slice(0, 40),
      quiz,
      learner: { subject, name: textOf(claims['name']) },
      language,
      lineItem: ownAddress(Object(claims[LTI.grades])['lineitem'], platform),
    },
    language,
    returnUrl: ownAddress(presentation['return_url'], platform),
    showsPoints: custom['results'] === 'shown',
    showsAnswers: custom['answers'] === 'shown',
    isReview: custom['mode'] === 'review',
  };
}

/** Where the custom parameter names none: …/quizzes/{id}. */
function linkedQuiz(target: unknown): string {
  return /\/quizzes\/([\w-]+)$/.exec(textOf(target) ?? '')?.[1] ?? '';
}

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One of our own by its name, one of the course by the ids that the platform knows it by. */
function quizOf(named: string, contextId: string): AskedQuiz | null {
  if (findQuiz(named)) return { own: named };
  return GUID.test(named) && GUID.test(contextId) ? { contextId, activityId: named } : null;
}

function isInstructor(roles: unknown): boolean {
  return Array.isArray(roles) && roles.some((role) => String(role).endsWith('membership#Instructor'));
}

/** Scores and learners are sent to the platform alone, whatever a claim says. */
function ownAddress(address: unknown, { origins, issuer }: Platform): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return origin === issuer || origins.includes(origin) ? address : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
