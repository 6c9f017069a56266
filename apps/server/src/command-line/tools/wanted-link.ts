import { type ToolOptions, needed, safeAddress } from './tool-options';
import { ToolCommandError } from './tool-usage';

/** An activity as an operator names it: by its course, and where it stands there; null is the course itself. */
export type NamedActivity = { course: string; axis: string | null };

export type WantedLink = NamedActivity & {
  clientId: string;
  /** What the tool is registered with, unless given. */
  deploymentId: string | null;
  targetLinkUri: string | null;
  custom: Record<string, string>;
  scoreMaximum: number;
};

const AXIS = /^\d{1,4}(\.\d{1,4})*$/;
const PARAMETER = /^([\w.-]{1,100})=(.{0,1000})$/s;
/** The platform says these itself, of every attempt. */
const OWN = new Set(['attempt_id', 'attempt_number', 'mode', 'results', 'answers', 'group_id']);
const PLAIN_MAXIMUM = 100;

export function namedActivity(options: ToolOptions): NamedActivity {
  const axis = options.activity ?? null;
  if (axis !== null && !AXIS.test(axis)) {
    throw new ToolCommandError(`--activity is where it stands in the course, such as 1.3, not "${axis}".`);
  }
  return { course: needed(options, 'course'), axis };
}

export function wantedLink(options: ToolOptions): WantedLink {
  const [deploymentId = null, ...more] = options['deployment-id'] ?? [];
  if (more.length > 0) throw new ToolCommandError('A link has one --deployment-id.');
  const target = options['target-link-uri'];
  return {
    ...namedActivity(options),
    clientId: needed(options, 'client-id'),
    deploymentId,
    targetLinkUri: target === undefined ? null : safeAddress(target, 'target-link-uri'),
    custom: Object.fromEntries((options.custom ?? []).map(parameterOf)),
    scoreMaximum: maximumOf(options['score-maximum']),
  };
}

function parameterOf(text: string): [string, string] {
  const [, name, value = ''] = PARAMETER.exec(text) ?? [];
  if (name === undefined) throw new ToolCommandError(`--custom is NAME=VALUE, not "${text}".`);
  if (OWN.has(name)) throw new ToolCommandError(`--custom ${name} is for the platform to say.`);
  return [name, value];
}

function maximumOf(text: string | undefined): number {
  if (text === undefined) return PLAIN_MAXIMUM;
  const maximum = Number(text);
  if (Number.isFinite(maximum) && maximum > 0) return maximum;
  throw new ToolCommandError(`--score-maximum must be a number above 0, not "${text}".`);
}
