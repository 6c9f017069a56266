import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Platform } from '../config';
import { chooseLanguage } from '../pages/choose-language';
import { confirmPage, loginPage } from '../pages/login-page';
import { sendPage } from '../send-page';
import type { Tool } from '../tool';
import { checkNonce } from './checks/check-nonce';
import { checkToken } from './checks/check-token';
import { LTI } from './claim-names';
import { LaunchRefusal } from './launch-refusal';
import { type Launch, readLaunch } from './read-launch';
import { LOGIN_LIFETIME_MS, startLogin, stateCookieName } from './start-login';

/** From the platform's first word to the learner's session. */
export function launchRoutes(app: FastifyInstance, tool: Tool): void {
  const { config, logins, launches, sessions, book } = tool;
  const platformOrigin = new URL(config.platform.authorizationUrl).origin;

  function login(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const asked = { ...Object(request.query), ...Object(request.body) };
    const { state, location, storageTarget } = startLogin(config, asked, logins);
    reply.header('set-cookie', stateCookie(state, LOGIN_LIFETIME_MS / 1000));
    if (storageTarget === null) return reply.header('cache-control', 'no-store').redirect(location, 302);
    const language = chooseLanguage(request.headers['accept-language']);
    return sendPage(reply, config, {
      language,
      write: (frame) => loginPage({ ...frame, state, target: storageTarget, platformOrigin, location }),
    });
  }
  app.get('/login', login);
  app.post('/login', login);

  app.post('/launch', async (request, reply) => {
    const { state, id_token: token } = Object(request.body);
    const pending = typeof state === 'string' ? logins.take(state) : null;
    if (!pending || typeof token !== 'string') throw new LaunchRefusal('expiredLaunch');
    const claims = await checkToken(token, config.platform, tool.platformKeys);
    checkNonce(pending.nonce, claims['nonce']);
    checkMessage(claims, config.platform);
    const launch = readLaunch(claims, config.platform);

    reply.header('set-cookie', stateCookie(state, 0));
    if (cookieOf(request, stateCookieName(state)) === state) return begin(launch, reply);
    const target = pending.storageTarget;
    if (target === null) throw new LaunchRefusal('foreignBrowser');
    const ticket = randomBytes(32).toString('base64url');
    launches.put(ticket, { state, launch });
    return sendPage(reply, config, {
      language: launch.language,
      write: (frame) => confirmPage({ ...frame, state, target, platformOrigin, ticket }),
    });
  });

  app.post('/launch/confirm', async (request, reply) => {
    const { ticket, value } = Object(request.body);
    const pending = typeof ticket === 'string' ? launches.take(ticket) : null;
    if (!pending) throw new LaunchRefusal('expiredLaunch');
    if (value !== pending.state) throw new LaunchRefusal('foreignBrowser');
    return begin(pending.launch, reply);
  });

  async function begin(launch: Launch, reply: FastifyReply): Promise<FastifyReply> {
    const { role, language, returnUrl, showsPoints, showsAnswers, isReview } = launch;
    const opening = role === 'learner' ? launch.opening : null;
    // A new one begins with its first page, which can be asked for again when the platform cannot be reached.
    if (opening && book.find(opening.id)) await book.renew(opening);
    const shown = { showsPoints, showsAnswers, isReview };
    const token = await sessions.begin({ role, language, returnUrl, opening, ...shown });
    return reply.header('cache-control', 'no-store').redirect(`/s/${token}`, 303);
  }

  /** In a frame on another site only a partitioned cookie is kept, and that one needs https. */
  function stateCookie(state: string, seconds: number): string {
    const site = config.url.startsWith('https:') ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
    return `${stateCookieName(state)}=${state}; Path=/launch; HttpOnly; Max-Age=${seconds}; ${site}`;
  }
}

function cookieOf(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** An LTI 1.3 launch of this deployment, and the one message that this tool understands. */
function checkMessage(claims: JWTPayload, { deploymentId }: Platform): void {
  if (claims[LTI.version] !== '1.3.0') throw new LaunchRefusal('wrongMessage', 'not LTI 1.3');
  if (claims[LTI.messageType] !== 'LtiResourceLinkRequest') throw new LaunchRefusal('wrongMessage');
  if (claims[LTI.deploymentId] !== deploymentId) throw new LaunchRefusal('foreignDeployment');
}
