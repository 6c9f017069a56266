import type { FastifyInstance } from 'fastify';
import { takeForms } from '../http/input/take-forms';
import type { ContextOf } from '../http/serve';
import type { FileStorage } from '../storage/file-storage';
import { serveLegacy } from './legacy/serve-legacy';
import { createPlatformKeys } from './platform-keys';
import { serveLaunches } from './serve-launches';
import { serveLineItems } from './services/serve-line-items';
import { serveMemberships } from './services/serve-memberships';
import { serveQuizzes } from './services/serve-quizzes';
import { serveScores } from './services/serve-scores';
import { serveTokens } from './token/serve-tokens';
import type { ToolKeySets } from './token/tool-key-sets';

export type LtiDeps = { contextOf: ContextOf; keySets: ToolKeySets; files: FileStorage };

const XML_TYPES = /^(application|text)\/xml(;|$)/;
const JSON_TYPES = /^application\/(vnd\.ims\.[\w.-]+\+)?json(;|$)/;

/** The addresses of the platform for tools. Browsers walk through the launch, tools call the rest. */
export async function serveLti(app: FastifyInstance, { contextOf, keySets, files }: LtiDeps): Promise<void> {
  const keysOf = createPlatformKeys();
  // Apart, since tools send what nothing else here takes.
  await app.register(async (room) => {
    takeForms(room);
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
    serveQuizzes(room, { contextOf, files });
    serveLegacy(room, contextOf);
  });
}

/** Each service says itself what it cannot read. */
function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
