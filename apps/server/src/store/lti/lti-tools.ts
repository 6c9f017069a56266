import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';

/** What a tool learns of a person: a pseudonym, the name with it, or the address too. */
export const LTI_PRIVACY = ['pseudonym', 'name', 'email'] as const;
export type LtiPrivacy = (typeof LTI_PRIVACY)[number];

export type LtiTool = {
  id: string;
  name: string;
  version: '1.3' | '1.1';
  /** Of 1.3 the client id, of 1.1 the consumer key. */
  clientId: string;
  deploymentIds: string[];
  /** Where a launch goes unless its link says otherwise. */
  targetLinkUri: string;
  loginUrl: string | null;
  redirectUris: string[];
  jwksUrl: string | null;
  jwks: { keys: Array<Record<string, unknown>> } | null;
  /** Of 1.1 alone. */
  sharedSecret: string | null;
  scopes: string[];
  privacy: LtiPrivacy;
};

const COLUMNS = trusted(`id, name, version, client_id as "clientId", deployment_ids as "deploymentIds",
  target_link_uri as "targetLinkUri", login_url as "loginUrl", redirect_uris as "redirectUris",
  jwks_url as "jwksUrl", jwks, shared_secret as "sharedSecret", scopes, privacy`);

export function listLtiTools(db: Db, tenantId: string): Promise<LtiTool[]> {
  return db.query<LtiTool>(
    sql`select ${COLUMNS} from lti_tools where tenant_id = ${tenantId} order by name, client_id`,
  );
}

export function findLtiTool(db: Db, tenantId: string, id: string): Promise<LtiTool | null> {
  return findOne<LtiTool>(
    db,
    sql`select ${COLUMNS} from lti_tools where tenant_id = ${tenantId} and id = ${id}`,
  );
}

export function findLtiToolByClient(db: Db, tenantId: string, clientId: string): Promise<LtiTool | null> {
  return findOne<LtiTool>(
    db,
    sql`select ${COLUMNS} from lti_tools where tenant_id = ${tenantId} and client_id = ${clientId}`,
  );
}

/** Registers a tool, or writes its registration anew: a client id is one tool. Answers its id. */
export async function upsertLtiTool(db: Db, tenantId: string, tool: LtiTool): Promise<string> {
  const { id, name, version, clientId, deploymentIds, targetLinkUri, loginUrl, redirectUris } = tool;
  const { jwksUrl, jwks, sharedSecret, scopes, privacy } = tool;
  const [row] = await db.query<{ id: string }>(
    sql`insert into lti_tools (tenant_id, id, name, version, client_id, deployment_ids, target_link_uri, login_url,
               redirect_uris, jwks_url, jwks, shared_secret, scopes, privacy)
        values (${tenantId}, ${id}, ${name}, ${version}, ${clientId}, ${deploymentIds}::text[], ${targetLinkUri},
                ${loginUrl}, ${redirectUris}::text[], ${jwksUrl}, ${jwks && JSON.stringify(jwks)}, ${sharedSecret},
                ${scopes}::text[], ${privacy})
        on conflict (tenant_id, client_id) do update
          set name = excluded.name, version = excluded.version, deployment_ids = excluded.deployment_ids,
              target_link_uri = excluded.target_link_uri, login_url = excluded.login_url,
              redirect_uris = excluded.redirect_uris, jwks_url = excluded.jwks_url, jwks = excluded.jwks,
              shared_secret = excluded.shared_secret, scopes = excluded.scopes, privacy = excluded.privacy
        returning id`,
  );
  return row?.id ?? id;
}

/** How many activities open a tool; null when there is no such tool. */
export async function countLtiLinks(db: Db, tenantId: string, clientId: string): Promise<number | null> {
  const row = await findOne<{ links: number }>(
    db,
    sql`select (select count(*)::int from lti_links l where l.tenant_id = t.tenant_id and l.tool_id = t.id) as links
          from lti_tools t where t.tenant_id = ${tenantId} and t.client_id = ${clientId}`,
  );
  return row?.links ?? null;
}

/** Only where no activity opens it: the links keep it alive. */
export async function deleteLtiTool(db: Db, tenantId: string, clientId: string): Promise<void> {
  await db.query(sql`delete from lti_tools where tenant_id = ${tenantId} and client_id = ${clientId}`);
}
