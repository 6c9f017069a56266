import { isIP } from 'node:net';
import path from 'node:path';
import { programs } from './programs.mjs';
import { projectRoot } from '../project-root.mjs';
import { Refusal } from '../refusal.mjs';

const HIGHEST_PORT = 65_535;

/** The settings of a start, from the environment; README lists them. */
export function startSettings(env) {
  const isDemo = env.LANTERN_DEMO !== '0';
  const started = programs.filter((program) => isDemo || !program.isDemo);
  const port = portOf(env.PORT || '8080', Math.max(...started.map((program) => program.portOffset)));
  const host = env.HOST || '127.0.0.1';
  const publicUrl = publicUrlOf(env.PUBLIC_URL || `http://${publicHostOf(host)}:${port}`);
  return {
    isDemo,
    host,
    port,
    publicUrl,
    dataFolder: path.resolve(projectRoot, env.LANTERN_DATA || '.data'),
    programs: started.map((program) => ({ ...program, port: port + program.portOffset })),
  };
}

function portOf(text, highestOffset) {
  const port = Number(text);
  const highest = HIGHEST_PORT - highestOffset;
  if (/^\d+$/.test(text) && port >= 1 && port <= highest) return port;
  throw new Refusal(`PORT must be a whole number from 1 to ${highest}, not "${text}".`);
}

/** A loopback or wildcard address is reached as localhost, which browsers treat as a secure place. */
function publicHostOf(host) {
  if (['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

function publicUrlOf(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Refusal(`PUBLIC_URL must be an http or https address without a path, not "${text}".`);
}
