import { parseAst, type Plugin } from 'vite';
import { NEVER_RUN } from './never-run.ts';

type Span = { type: string; start: number; end: number };
type Node = Span &
  Partial<
    Record<'id' | 'key' | 'name' | 'body' | 'expression' | 'callee' | 'object' | 'property' | 'left', unknown>
  >;

/** Builds the browser's half without what its libraries never run there (never-run.ts): the first page would carry it. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const file = Object.keys(NEVER_RUN).find((name) => id.endsWith(`/node_modules/${name}`));
      return file ? { code: leaned(code, file), map: null } : null;
    },
  };
}

/** Refuses a library that has another shape than the list: its new version is to be read first. */
export function leaned(code: string, file: string): string {
  const { functions = [], silent = [] } = NEVER_RUN[file] ?? {};
  const bodies = new Map<string, Node>();
  const said: Node[] = [];
  visit(parseAst(code), '', (node, name) => {
    if (isNode(node.body) && node.type.includes('Function') && !bodies.has(name)) bodies.set(name, node.body);
    if (isSilent(node, silent)) said.push(node);
  });
  const unused = functions.map((name) => {
    const body = bodies.get(name);
    if (!body) throw new Error(`${file} has no ${name} to leave out`);
    return body;
  });
  return [...unused, ...said]
    .filter((node) => !unused.some((body) => body.start < node.start && node.end < body.end))
    .sort((a, b) => b.start - a.start)
    .reduce(
      (kept, node) => `${kept.slice(0, node.start)}${standIn(node, kept)}${kept.slice(node.end)}`,
      code,
    );
}

/** As many lines as before, so that the source map stays true. */
function standIn({ type, start, end }: Node, code: string): string {
  const lines = code.slice(start, end).replaceAll(/[^\n]/g, '');
  return type === 'BlockStatement' ? `{throw Error('left out')${lines}}` : `;${lines}`;
}

/** `this.logger.warn(…)` or `warnOnce(…)`, and nothing made of its answer. */
function isSilent({ type, expression }: Node, names: readonly string[]): boolean {
  if (type !== 'ExpressionStatement' || !isNode(expression) || !isNode(expression.callee)) return false;
  const { object, property } = expression.callee;
  if (!isNode(object)) return names.includes(nameOf(expression.callee));
  return nameOf(object.property) === 'logger' && names.includes(nameOf(property));
}

/** Each node with the name of the function that it belongs to, a method's after its class. */
function visit(node: Node, within: string, seen: (node: Node, name: string) => void): void {
  const assigned = isNode(node.left) ? nameOf(node.left.property) : '';
  const own = nameOf(node.id) || nameOf(node.key) || assigned;
  const name = node.type === 'MethodDefinition' ? `${within.split('.')[0]}.${own}` : own || within;
  seen(node, name);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, name, seen);
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
