import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../http/serve';
import { serveLegacy } from './legacy/serve-legacy';
import { createPlatformKeys } from './platform-keys';
import { serveLaunches } from './serve-launches';
import { serveLineItems } from './services/serve-line-items';
import { serveMemberships } from './services/serve-memberships';
import { serveScores } from './services/serve-scores';
import { serveTokens } from './token/serve-tokens';
import { createToolKeySets } from './token/tool-key-sets';

export type LtiDeps = { contextOf: ContextOf; hasLocalTools: boolean };

const FORM = 'application/x-www-form-urlencoded';
const XML_TYPES = /^(application|text)\/xml(;|$)/;
const JSON_TYPES = /^application\/(vnd\.ims\.[\w.-]+\+)?json(;|$)/;

/** The addresses of the platform for tools. Browsers walk through the launch, tools call the rest. */
export async function serveLti(app: FastifyInstance, { contextOf, hasLocalTools }: LtiDeps): Promise<void> {
  const keysOf = createPlatformKeys();
  const keySets = createToolKeySets({ hasLocalTools });
  // Apart, since tools send what nothing else here takes.
  await app.register(async (room) => {
    room.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
      done(null, formFields(String(body)));
    });
    room.removeContentTypeParser('application/json');
    room.addContentTypeParser(JSON_TYPES, { parseAs: 'string' }, (_request, body, done) => {
      done(null, parsedJson(String(body)));
    });
    room.addContentTypeParser(XML_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    serveLaunches(room, { contextOf, keysOf });
    serveTokens(room, { contextOf, keySets });
    serveLineItems(room, contextOf);
    serveScores(room, contextOf);
    serveMemberships(room, contextOf);
    serveLegacy(room, contextOf);
  });
}

/** A field that comes twice is a list, and no text. */
function formFields(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Each service says itself what it cannot read. */
function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
