import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../http/call-context';
import { hashOf } from '../http/random-secret';
import { findLtiLaunch } from '../store/lti/lti-launches';
import { findLtiPlacement } from '../store/lti/lti-placements';
import { findLtiTool } from '../store/lti/lti-tools';
import { checkBrowser } from './checks/check-browser';
import { checkCourse, checkLearner } from './checks/check-learner';
import { checkLaunchAge } from './checks/check-message-hint';
import { hasLaunchCookie, setLaunchCookie } from './launch-cookie';
import { legacyForm } from './legacy/legacy-form';
import type { ToolForm } from './pages/tool-form-page';
import { type LtiRefused, refused } from './refusal';

export type LaunchStep = { kind: 'redirect'; address: string } | ToolForm | LtiRefused;

/** The address that [7.19] answers with: it sends the browser to the tool's login, or posts the form of LTI 1.1. */
export async function beginLaunch(
  request: FastifyRequest,
  reply: FastifyReply,
  { loginHint, context }: { loginHint: string; context: CallContext },
): Promise<LaunchStep> {
  const { db, tenant, now, session, suspendedSession, issuer, locale } = context;
  const launch = await findLtiLaunch(db, { tenantId: tenant.id, hintHash: hashOf(loginHint), now });
  if (!launch) return refused('launchEnded');
  const isAgain = hasLaunchCookie(request, { loginHint, sessionHash: launch.sessionHash });
  const proof = { hasLaunchCookie: isAgain, sessionHash: (session ?? suspendedSession)?.idHash ?? null };
  const fault = checkLaunchAge(launch, now) ?? checkBrowser(launch, proof) ?? checkLearner(launch);
  if (fault) return fault;
  const tool = await findLtiTool(db, tenant.id, launch.toolId);
  const placement = await findLtiPlacement(db, { tenantId: tenant.id, ...launch });
  if (!tool || !placement || placement.toolId !== tool.id) return refused('launchEnded');
  const closed = checkCourse(placement);
  if (closed) return closed;
  if (tool.version === '1.1') {
    return legacyForm(db, { tenant, tool, placement, launch, issuer, locale, now });
  }
  if (!tool.loginUrl) return refused('unknownTool');

  setLaunchCookie(request, reply, { loginHint, sessionHash: launch.sessionHash, expires: launch.expires });
  const address = new URL(tool.loginUrl);
  const parameters = {
    iss: issuer,
    login_hint: loginHint,
    target_link_uri: placement.targetLinkUri,
    lti_message_hint: launch.messageHint,
    client_id: tool.clientId,
    lti_deployment_id: placement.deploymentId,
    // The page around the frame keeps the tool's state where cookies are refused.
    ...(launch.documentTarget === 'iframe' && { lti_storage_target: '_parent' }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return { kind: 'redirect', address: address.href };
}
