import type { Db } from '../db/db';
import { LTI_SCOPES } from '../lti/lti-scopes';
import { moveQuizLinks, type NewLtiLink, renewLtiLinks } from '../store/lti/lti-links';
import { findLtiToolByClient, upsertLtiTool } from '../store/lti/lti-tools';
import type { CollectionKey } from './demo-arrangement';
import type { DemoCourse } from './demo-course';
import { demoCourses } from './demo-courses';
import { demoId } from './demo-id';
import { newPartsWithoutContent } from './demo-tree';

/** The demo's own tool, as it is told to the platform at every start: its address may be another one each time. */
export type DemoQuiz = { url: string; clientId: string; deploymentId: string };

/** Where the start would run it. */
export const USUAL_QUIZ: DemoQuiz = {
  url: 'http://localhost:8082',
  clientId: 'lantern-quiz',
  deploymentId: 'demo-quiz-1',
};

const TOOL_ID = demoId('tool lantern-quiz');

/** What the questions are about where nothing else is said: the collection that the course is in. */
const QUIZ_OF_COLLECTION: Record<CollectionKey, string> = {
  finance: 'cash-or-profit',
  people: 'working-together',
  research: 'units',
  safety: 'safe-work',
  communication: 'plain-words',
  technology: 'careful-computing',
  languages: 'words-abroad',
  design: 'seeing-design',
};
const QUIZ_OF_OTHERS = 'plain-words';

/** At every start: the same tool, wherever it is this time. */
export async function renewQuizTool(db: Db, tenantId: string, quiz: DemoQuiz): Promise<void> {
  const known = await findLtiToolByClient(db, tenantId, quiz.clientId);
  // Where it was at the last start, it was linked then; walking all courses again would be most of a start.
  if (known?.targetLinkUri === quiz.url && known.deploymentIds.includes(quiz.deploymentId)) return;
  const toolId = await registerQuizTool(db, tenantId, quiz);
  await linkQuizzes(db, tenantId, { toolId, quiz });
}

/** Before any course: those in folders are imported only where something asks their questions. Answers its id. */
export async function registerQuizTool(
  db: Db,
  tenantId: string,
  { url, clientId, deploymentId }: DemoQuiz,
): Promise<string> {
  return upsertLtiTool(db, tenantId, {
    id: TOOL_ID,
    name: 'Wick quizzes',
    version: '1.3',
    clientId,
    deploymentIds: [deploymentId],
    targetLinkUri: url,
    loginUrl: `${url}/login`,
    redirectUris: [`${url}/launch`],
    jwksUrl: `${url}/.well-known/jwks.json`,
    jwks: null,
    sharedSecret: null,
    scopes: Object.values(LTI_SCOPES),
    privacy: 'pseudonym',
  });
}

/** Lets every activity of type lti open the questions that fit it: those of its folder, else what the tool has. */
export async function linkQuizzes(
  db: Db,
  tenantId: string,
  { toolId, quiz: { url, deploymentId } }: { toolId: string; quiz: DemoQuiz },
): Promise<void> {
  const link = (activityId: string, quiz: string): NewLtiLink => ({
    activityId,
    toolId,
    deploymentId,
    targetLinkUri: `${url}/quizzes/${quiz}`,
    custom: { quiz },
    scoreMaximum: 100,
  });
  await renewLtiLinks(
    db,
    tenantId,
    demoCourses().flatMap((course) => toolActivities(course).map((id) => link(id, quizOf(course)))),
  );
  await moveQuizLinks(db, tenantId, { toolId, deploymentId, targetLinkUri: url });
}

function toolActivities(course: DemoCourse): string[] {
  if (course.type === 'lti') return [demoId(`activity ${course.code}`)];
  return newPartsWithoutContent(course)
    .filter(({ type }) => type === 'lti')
    .map(({ activityId }) => activityId);
}

function quizOf({ quiz, collection }: DemoCourse): string {
  return quiz ?? (collection ? QUIZ_OF_COLLECTION[collection] : QUIZ_OF_OTHERS);
}
