import type { FastifyInstance } from 'fastify';

type Route = { pattern: RegExp; methods: string[] };

/** Remembers every route of the app, to tell what an address answers to where it does not answer this method. */
export function createAllowedMethods(app: FastifyInstance): (url: string) => string[] {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (url) => {
    const [path = ''] = url.split('?', 1);
    return [...new Set(routes.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : [])))];
  };
}

/** `:name` is one part of a path, `*` all that follows; a slash at the end says nothing. */
function patternOf(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}/?$`);
}
