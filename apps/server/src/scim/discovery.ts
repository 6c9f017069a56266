import { LIST_LIMITS } from '@lantern/contract/list-query';
import { Messages, Schemas } from 'scimmy';
import { MOST_SCIM_BODY_BYTES } from './limits';
import { GROUP_KIND } from './groups/group-kind';
import type { ResourceKind } from './resources/resource-kind';
import { missing } from './scim-errors';
import type { ScimCall, ScimRoute } from './scim-route';
import { USER_KIND } from './users/user-kind';

const KINDS: readonly ResourceKind[] = [USER_KIND, GROUP_KIND];

/** What a client can find out about this service before it uses it. */
export const DISCOVERY_ROUTES: readonly ScimRoute[] = [
  {
    method: 'GET',
    url: '/ServiceProviderConfig',
    answer: ({ base }) => ({ status: 200, body: serviceProviderConfig(base) }),
  },
  ...described('ResourceTypes', resourceType),
  ...described('Schemas', schema),
];

/** All of them, and each by its id. */
function described(
  name: string,
  describe: (kind: ResourceKind, base: string) => { id: string; body: object },
): ScimRoute[] {
  const all = ({ base }: ScimCall) => KINDS.map((kind) => describe(kind, base));
  return [
    {
      method: 'GET',
      url: `/${name}`,
      answer: (call) => {
        const bodies = all(call).map(({ body }) => body);
        return {
          status: 200,
          body: new Messages.ListResponse(bodies as never[], { itemsPerPage: bodies.length }),
        };
      },
    },
    {
      method: 'GET',
      url: `/${name}/:id`,
      answer: (call) => {
        const found = all(call).find(({ id }) => id === call.id);
        if (!found) throw missing(`There is no ${call.id} among ${name}.`);
        return { status: 200, body: found.body };
      },
    },
  ];
}

function serviceProviderConfig(base: string): object {
  return {
    schemas: [Schemas.ServiceProviderConfig.id],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: MOST_SCIM_BODY_BYTES },
    filter: { supported: true, maxResults: LIST_LIMITS.takeAtMost },
    changePassword: { supported: false },
    sort: { supported: true },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'OAuth bearer token',
        description: 'A token of a client with the scope scim',
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}

function resourceType({ name, endpoint, definition }: ResourceKind, base: string) {
  const body = {
    schemas: [Schemas.ResourceType.id],
    id: name,
    name,
    description: definition.description,
    endpoint,
    schema: definition.id,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
  };
  return { id: name, body };
}

/** Only what is kept: the rest of the standard's attributes may be sent, and comes to nothing. */
function schema({ definition, kept, readOnly }: ResourceKind, base: string) {
  const described = definition.describe(`${base}/Schemas`);
  const attributes = described.attributes
    .filter(({ name }) => kept.includes(name) || readOnly.includes(name))
    .map((attribute) => ({
      ...JSON.parse(JSON.stringify(attribute)),
      ...(readOnly.includes(attribute.name) && { mutability: 'readOnly' }),
    }));
  return { id: definition.id, body: { ...described, attributes } };
}
