import type { FastifyInstance } from 'fastify';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { ContextOf } from '../../http/serve';
import { findCourseName } from '../../store/lti/lti-line-items';
import { type LtiMember, listLtiMembers } from '../../store/lti/lti-members';
import { ensureLtiSubjects } from '../../store/lti/lti-subjects';
import { findLtiTool, type LtiPrivacy } from '../../store/lti/lti-tools';
import { LTI_SCOPES } from '../lti-scopes';
import { requestField } from '../request-field';
import { limitOf, nextLink } from './paging';
import { type ServiceAnswer, type ServiceCall, serveService } from './serve-service';
import { membershipsAddress } from './service-addresses';

const MEMBERSHIPS_TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const LEARNER = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';

/** Names and Roles, for activities that are taken in groups: a tool is told of nobody else. */
export function serveMemberships(app: FastifyInstance, contextOf: ContextOf): void {
  serveService(app, contextOf, {
    method: 'GET',
    url: '/lti/nrps/:contextId/memberships',
    scopes: [LTI_SCOPES.memberships],
    answer: listMemberships,
  });
}

async function listMemberships({ request, reply, context, place }: ServiceCall): Promise<ServiceAnswer> {
  const { query } = request;
  const limit = limitOf(query);
  const from = requestField(query, 'from');
  const after = from !== null && isGuid(from) ? from : null;
  const resourceLinkId = requestField(query, 'rlid');
  const { db, issuer } = context;
  const members = await listLtiMembers(db, place, { resourceLinkId, limit: limit + 1, after });
  const shown = hasRole(query) ? members.slice(0, limit) : [];
  const address = membershipsAddress(issuer, place.objectiveId);
  const last = shown.at(-1);
  if (members.length > limit && last) reply.header('link', nextLink(address, query, { from: last.userId }));

  const privacy = (await findLtiTool(db, place.tenantId, place.toolId))?.privacy ?? 'pseudonym';
  const ids = shown.map(({ userId }) => userId);
  const subjects = await ensureLtiSubjects(db, place, ids);
  const title = await findCourseName(db, place);
  const body = {
    id: address,
    context: { id: place.objectiveId, title },
    members: shown.map((member) =>
      memberBody(member, { privacy, subject: subjects.get(member.userId) ?? '' }),
    ),
  };
  return { kind: 'answer', status: 200, type: MEMBERSHIPS_TYPE, body };
}

/** Everybody here is a learner: whoever asks for others gets nobody. */
function hasRole(query: unknown): boolean {
  const role = requestField(query, 'role');
  return role === null || role === 'Learner' || role === LEARNER;
}

function memberBody(
  { firstName, lastName, email, groupIds }: LtiMember,
  { privacy, subject }: { privacy: LtiPrivacy; subject: string },
): Record<string, unknown> {
  return {
    user_id: subject,
    status: 'Active',
    roles: [LEARNER],
    ...(privacy !== 'pseudonym' && {
      name: `${firstName} ${lastName}`,
      given_name: firstName,
      family_name: lastName,
    }),
    ...(privacy === 'email' && { email }),
    group_enrollments: groupIds.map((group_id) => ({ group_id })),
  };
}
