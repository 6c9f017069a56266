import { parseArgs } from 'node:util';
import { isLoopback } from '@lantern/domain/web/loopback';
import { TOOL_USAGE, ToolCommandError } from './tool-usage';

const OPTIONS = {
  tenant: { type: 'string' },
  name: { type: 'string' },
  lti: { type: 'string' },
  'client-id': { type: 'string' },
  'deployment-id': { type: 'string', multiple: true },
  'target-link-uri': { type: 'string' },
  'login-url': { type: 'string' },
  'redirect-uri': { type: 'string', multiple: true },
  'jwks-url': { type: 'string' },
  jwks: { type: 'string' },
  secret: { type: 'string' },
  scope: { type: 'string', multiple: true },
  privacy: { type: 'string' },
  course: { type: 'string' },
  activity: { type: 'string' },
  custom: { type: 'string', multiple: true },
  'score-maximum': { type: 'string' },
} as const;

export type ToolOptions = ReturnType<typeof toolOptions>['values'];

/** The words and options of a command line. */
export function toolOptions(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new ToolCommandError(`${reason}\n${TOOL_USAGE}`, { cause: error });
  }
}

/** An option that has to be there. */
export function needed(
  options: ToolOptions,
  name: 'name' | 'client-id' | 'login-url' | 'target-link-uri' | 'secret' | 'course',
): string {
  const value = options[name]?.trim();
  if (value) return value;
  throw new ToolCommandError(`--${name} is needed.`);
}

/** https, or http on this very machine. */
export function safeAddress(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) return text;
  throw new ToolCommandError(`--${option} must be an https address, not "${text}".`);
}
