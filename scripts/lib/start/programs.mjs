/**
 * The programs of a start: the app that each is, the port after PORT on which it listens, whether it belongs to
 * the demo, what runs it from its sources, and what else Node and its memory are told. They stop in this order, so that the platform
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
    // Some 60 MB are in use. The more a heap may grow, the more garbage V8 leaves in it before it looks; and Node 24
    // has a young generation four times as large.
    nodeArgs: ['--max-old-space-size=512', '--max-semi-space-size=16'],
    // The C library gives every thread an arena of its own, and leaves it what the thread has let go.
    env: { MALLOC_ARENA_MAX: '2' },
  },
  {
    name: 'identity',
    title: 'demo identity provider',
    app: 'demo-identity',
    portOffset: 1,
    isDemo: true,
    devArgs: ['scripts/lib/start/run-source.mjs', 'apps/demo-identity/src/main.ts'],
    nodeArgs: [],
    env: {},
  },
  {
    name: 'quiz',
    title: 'demo quiz',
    app: 'demo-quiz',
    portOffset: 2,
    isDemo: true,
    devArgs: ['scripts/lib/start/run-source.mjs', 'apps/demo-quiz/src/main.ts'],
    nodeArgs: [],
    env: {},
  },
];
