import type { FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import type { CallContext } from '../http/call-context';
import { hashOf } from '../http/random-secret';
import { findLtiLaunch, takeLtiLaunch } from '../store/lti/lti-launches';
import { findLtiGroup } from '../store/lti/lti-members';
import { findLtiPlacement } from '../store/lti/lti-placements';
import { ensureLtiSubjects } from '../store/lti/lti-subjects';
import { type LtiTool, findLtiToolByClient } from '../store/lti/lti-tools';
import { type AuthorizationRequest, authorizationRequest } from './authorization-request';
import {
  checkAuthorizationRequest,
  checkNonce,
  checkRedirectUri,
  checkState,
} from './checks/check-authorization-request';
import { checkBrowser } from './checks/check-browser';
import { checkClient } from './checks/check-client';
import { checkDeployment, checkLaunchTool } from './checks/check-launch-tool';
import { checkCourse, checkLearner } from './checks/check-learner';
import { checkLaunchAge, checkMessageHint } from './checks/check-message-hint';
import { launchClaims } from './launch-claims';
import { hasLaunchCookie } from './launch-cookie';
import type { ToolForm } from './pages/tool-form-page';
import type { PlatformKeysOf } from './platform-keys';
import { type LtiRefused, refused } from './refusal';

const TOKEN_SECONDS = 300;
/** Longer than any launch lasts, so that a nonce cannot come back while a message with it is still good. */
const NONCE_KEPT_MS = 24 * 3_600_000;

type Authorization = { fields: unknown; context: CallContext; keysOf: PlatformKeysOf };

/** The tool's answer to our hint becomes a signed message about the learner, or a reason why not. */
export async function authorizeLaunch(
  request: FastifyRequest,
  { fields, context, keysOf }: Authorization,
): Promise<ToolForm | LtiRefused> {
  const { db, tenant } = context;
  const asked = authorizationRequest(fields);
  const tool = checkClient(asked.clientId ? await findLtiToolByClient(db, tenant.id, asked.clientId) : null);
  if ('kind' in tool) return tool;
  const fault =
    checkRedirectUri(tool, asked.redirectUri) ??
    checkAuthorizationRequest(asked) ??
    checkNonce(asked.nonce) ??
    checkState(asked.state);
  if (fault) return fault;
  return answerTool(request, { asked, tool, context, keysOf });
}

type Answer = { asked: AuthorizationRequest; tool: LtiTool; context: CallContext; keysOf: PlatformKeysOf };

async function answerTool(
  request: FastifyRequest,
  { asked, tool, context, keysOf }: Answer,
): Promise<ToolForm | LtiRefused> {
  const { db, tenant, now, locale, session, suspendedSession, issuer } = context;
  const { loginHint, redirectUri, state, nonce } = asked;
  if (!loginHint || !redirectUri || !state || !nonce) return refused('launchEnded');
  const hintHash = hashOf(loginHint);
  const launch = await findLtiLaunch(db, { tenantId: tenant.id, hintHash, now });
  if (!launch) return refused('launchEnded');
  const proof = {
    hasLaunchCookie: hasLaunchCookie(request, { loginHint, sessionHash: launch.sessionHash }),
    sessionHash: (session ?? suspendedSession)?.idHash ?? null,
  };
  const fault =
    checkLaunchAge(launch, now) ??
    checkLaunchTool(launch, tool) ??
    checkMessageHint(launch, asked.messageHint) ??
    checkBrowser(launch, proof) ??
    checkLearner(launch);
  if (fault) return fault;
  const placement = await findLtiPlacement(db, { tenantId: tenant.id, ...launch });
  if (!placement || placement.toolId !== tool.id) return refused('launchEnded');
  const deployment = { ofLink: placement.deploymentId, named: asked.deploymentId };
  const misplaced = checkDeployment(tool, deployment) ?? checkCourse(placement);
  if (misplaced) return misplaced;

  const isFirst = await takeLtiLaunch(db, {
    tenantId: tenant.id,
    hintHash,
    toolId: tool.id,
    nonceHash: hashOf(nonce),
    nonceExpires: new Date(now.getTime() + NONCE_KEPT_MS),
  });
  if (!isFirst) return refused('nonceUsed');
  const subjects = await ensureLtiSubjects(db, { tenantId: tenant.id, toolId: tool.id }, [launch.userId]);
  const subject = subjects.get(launch.userId) ?? '';
  const { current } = await keysOf(db, tenant.id, now);
  const seconds = Math.floor(now.getTime() / 1000);
  const groupId = await findLtiGroup(db, { tenantId: tenant.id, ...launch });
  const claims = launchClaims({ issuer, tenant, tool, launch, placement, subject, locale, groupId });
  const token = await new SignJWT({ ...claims, nonce, iat: seconds, exp: seconds + TOKEN_SECONDS })
    .setProtectedHeader({ alg: 'RS256', kid: current.kid, typ: 'JWT' })
    .sign(current.key);
  return { kind: 'form', action: redirectUri, fields: { id_token: token, state } };
}
