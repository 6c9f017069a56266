/**
 * The programs of a start: the app that each is, the port after PORT on which it listens, whether it belongs to
 * the demo, what runs it from its sources, and what else Node is told. They stop in this order, so that the platform
 * finishes its requests while its companions still answer.
 */
export const programs = [
  {
    name: 'platform',
    title: 'platform',
    app: 'server',
    portOffset: 0,
    isDemo: false,
    devArgs: ['scripts/lib/start/run-platform-source.mjs', 'apps/server/src/dev.ts'],
    // Room for what many requests leave behind: collected half as often, less of it is still in use. The embedded
    // database is for few people, and shares its memory with the server.
    nodeArgs: process.env.DATABASE_URL ? ['--max-semi-space-size=32'] : [],
  },
  {
    name: 'identity',
    title: 'demo identity provider',
    app: 'demo-identity',
    portOffset: 1,
    isDemo: true,
    devArgs: ['scripts/lib/start/run-source.mjs', 'apps/demo-identity/src/main.ts'],
    nodeArgs: [],
  },
  {
    name: 'quiz',
    title: 'demo quiz',
    app: 'demo-quiz',
    portOffset: 2,
    isDemo: true,
    devArgs: ['scripts/lib/start/run-source.mjs', 'apps/demo-quiz/src/main.ts'],
    nodeArgs: [],
  },
];
