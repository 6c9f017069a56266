import type { FastifyInstance } from 'fastify';

const LINE = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/;
const INDENT = 4;

/** For tests: every address that an app answers, as `METHOD /path`, read from the tree in which Fastify prints them. */
export function routesOf(app: FastifyInstance): string[] {
  const path: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', label = '', methods = ''] = LINE.exec(line) ?? [];
      path.length = indent.length / INDENT;
      path.push(label);
      return methods.split(', ').flatMap((method) => (method ? `${method} ${path.join('')}` : []));
    })
    .filter((route) => !route.startsWith('HEAD '));
}
