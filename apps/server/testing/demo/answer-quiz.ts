import { decodeJwt } from 'jose';
import { LTI_SCOPES } from '../../src/lti/lti-scopes';
import { launchTool, type OpenedTool } from '../lti/lti-world';
import { SCORE_TYPE } from '../lti/scores';
import { askService, askToken } from '../lti/tool-client';
import { DEMO, type DemoServer } from './demo-server';

const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';

/** For tests: the learner opens the tool, which sends full points to where its launch says, with a token of its own. */
export async function answerQuiz(server: DemoServer, opened: OpenedTool): Promise<void> {
  const { tool, clock } = server;
  const { id_token = '' } = await launchTool(server, { tool, taken: opened });
  if (id_token === '') throw new Error('The tool was not opened.');
  const { sub, [GRADES]: grades } = decodeJwt<{ [GRADES]: { lineitem: string } }>(id_token);
  const scores = new URL(grades.lineitem);
  const { status, text } = await askService(server, `${scores.pathname}/scores${scores.search}`, {
    token: await tokenOf(server),
    method: 'POST',
    type: SCORE_TYPE,
    body: {
      userId: sub,
      timestamp: clock.now.toISOString(),
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      scoreGiven: 10,
      scoreMaximum: 10,
    },
  });
  if (status !== 204) throw new Error(`The score was not taken: ${text}`);
}

/** One token serves all that the tool does at one time, as it does for a real tool. */
const tokens = new WeakMap<DemoServer, Map<number, Promise<string>>>();

function tokenOf(server: DemoServer): Promise<string> {
  const known = tokens.get(server) ?? new Map<number, Promise<string>>();
  tokens.set(server, known);
  const nowMs = server.clock.now.getTime();
  const token = known.get(nowMs) ?? newToken(server);
  known.set(nowMs, token);
  return token;
}

async function newToken(server: DemoServer): Promise<string> {
  const aud = `http://${DEMO.host}:8080/lti/token`;
  const client_assertion = await server.tool.assertion({ claims: { aud } });
  const { json } = await askToken(server, server.tool, { client_assertion, scope: LTI_SCOPES.scores });
  return String(json['access_token']);
}
