import { randomUUID } from 'node:crypto';
import { type CourseDifferences, insertTestCourse, type TestCourse } from '../attempts/test-course';
import { type LtiTool } from '../../src/store/lti/lti-tools';
import { upsertLtiLinks } from '../../src/store/lti/lti-links';
import { sql } from '../../src/db/sql';
import type { Asked, TestApp } from '../test-app';
import { ADA, NORTH, type TestPerson } from '../test-tenants';

const API = '/api/lms/v1/objective-workflows';

export type TakenLti = TestCourse & {
  session: string;
  objectiveWorkflowId: string;
  activityWorkflowId: string;
  /** The part, or the course where its root is the tool. */
  linkId: string;
};

/** What a launch needs to know of it. */
export type OpenedTool = Pick<TakenLti, 'session' | 'objectiveWorkflowId' | 'activityWorkflowId'>;

type LtiCourse = CourseDifferences & {
  /** The axis of the part that opens the tool; none: the course itself. */
  axis?: string;
  custom?: Record<string, string>;
  person?: TestPerson;
};

/** For tests: a course that opens the tool, with an attempt under way. Unless said otherwise it is the tool alone. */
export async function takeLtiCourse(
  server: TestApp,
  tool: Pick<LtiTool, 'id' | 'deploymentIds' | 'targetLinkUri'>,
  { axis, custom = {}, person = ADA, ...differs }: LtiCourse = {},
): Promise<TakenLti> {
  const activityId = randomUUID();
  const course = await insertTestCourse(server.db, {
    userId: person.id,
    ...differs,
    course: { ...(!axis && { type: 'lti' as const, needsGrading: true, activityId }), ...differs.course },
  });
  const ofPart = axis ? await activityAt(server, course.part(axis)) : activityId;
  await upsertLtiLinks(server.db, NORTH.id, [
    {
      activityId: ofPart,
      toolId: tool.id,
      deploymentId: tool.deploymentIds[0] ?? '',
      targetLinkUri: tool.targetLinkUri,
      custom,
      scoreMaximum: 10,
    },
  ]);
  const session = await server.signIn(person);
  const taken = await startLti(server, { session, course, partIds: axis ? [course.part(axis)] : [] });
  return { ...course, ...taken, session, linkId: axis ? course.part(axis) : course.objectiveId };
}

/** For tests: another attempt at the same course. */
export async function startLti(
  server: TestApp,
  { session, course, partIds }: { session: string; course: TestCourse; partIds: string[] },
): Promise<{ objectiveWorkflowId: string; activityWorkflowId: string }> {
  const id = randomUUID();
  const post = (path: string, body: unknown) =>
    server.ask(`/api/lms/v1${path}`, {
      session,
      method: 'POST',
      body,
      headers: { prefer: 'respond-sync' },
    });
  await post('/start-objective-workflows', { id, objectiveWorkflowAggregateId: course.aggregateId });
  const { json } = await post('/start-activity-workflows', {
    objectiveWorkflowId: id,
    activityPartIds: partIds,
  });
  const [started] = json['data'] as [{ id: string }];
  return { objectiveWorkflowId: id, activityWorkflowId: started.id };
}

async function activityAt({ db }: TestApp, partId: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    sql`select activity_id as id from activity_parts where tenant_id = ${NORTH.id} and id = ${partId}`,
  );
  return row?.id ?? '';
}

/** [7.19] Asks for the address of the tool. */
export function askLink(
  server: TestApp,
  { session, objectiveWorkflowId, activityWorkflowId }: OpenedTool,
  query = '',
): Promise<Asked> {
  return server.ask(`${API}/${objectiveWorkflowId}/resource-link${query}`, {
    session,
    method: 'POST',
    body: { activityWorkflowIds: [activityWorkflowId] },
  });
}

/** Follows the address to where the browser is sent: the parameters that the tool's login gets. */
export async function beginLogin(server: TestApp, taken: OpenedTool, query = ''): Promise<URLSearchParams> {
  const { json } = await askLink(server, taken, query);
  const { headers } = await server.ask(String(json['targetLinkUri']), { session: taken.session });
  return new URL(String(headers['location'])).searchParams;
}

/** What an honest tool asks then; a test states only what differs. */
export function authorizationOf(
  tool: Pick<LtiTool, 'clientId' | 'redirectUris'>,
  login: URLSearchParams,
  differs: Record<string, string | null> = {},
): string {
  const asked: Record<string, string | null> = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: tool.clientId,
    redirect_uri: tool.redirectUris[0] ?? '',
    login_hint: login.get('login_hint'),
    lti_message_hint: login.get('lti_message_hint'),
    nonce: randomUUID(),
    state: 'state of the tool',
    ...differs,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value !== null) query.set(name, value);
  return `/lti/authorize?${query}`;
}

/** The fields of a form that posts itself. */
export function formIn(html: string): { action: string; fields: Record<string, string> } {
  const action = /<form action="([^"]*)"/.exec(html)?.[1] ?? '';
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  const fields = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, unescape(value)]));
  return { action: unescape(action), fields };
}

function unescape(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** A whole launch: what the tool receives at its address. */
export async function launchTool(
  server: TestApp,
  {
    tool,
    taken,
    query = '',
  }: { tool: Pick<LtiTool, 'clientId' | 'redirectUris'>; taken: OpenedTool; query?: string },
): Promise<Record<string, string>> {
  const login = await beginLogin(server, taken, query);
  const { text } = await server.ask(authorizationOf(tool, login), { session: taken.session });
  return formIn(text).fields;
}
