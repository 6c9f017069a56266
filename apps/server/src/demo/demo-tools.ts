import type { Db } from '../db/db';
import { LTI_SCOPES } from '../lti/lti-scopes';
import { type NewLtiLink, renewLtiLinks } from '../store/lti/lti-links';
import { findLtiToolByClient, upsertLtiTool } from '../store/lti/lti-tools';
import type { CollectionKey } from './demo-arrangement';
import type { DemoCourse } from './demo-course';
import { demoCourses } from './demo-courses';
import { demoId } from './demo-id';
import { newPartsWithoutContent } from './demo-tree';

/** The demo's own tool, as it is told to the platform at every start: its address may be another one each time. */
export type DemoQuiz = { url: string; clientId: string; deploymentId: string };

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

/** Registers the quiz, and lets every activity of type lti open the questions that fit it. */
export async function fillTools(
  db: Db,
  tenantId: string,
  { url, clientId, deploymentId }: DemoQuiz,
): Promise<void> {
  const known = await findLtiToolByClient(db, tenantId, clientId);
  // Where it was at the last start, it was linked then; walking all courses again would be most of a start.
  if (known?.targetLinkUri === url && known.deploymentIds.includes(deploymentId)) return;
  const toolId = await upsertLtiTool(db, tenantId, {
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
