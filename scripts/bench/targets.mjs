import { demoId } from './demo-id.mjs';
import { launchTool } from './launch-tool.mjs';

/**
 * What is measured. A call: `person` signs in first (none: a visitor), `body` makes the body of a POST, `slow` marks
 * answers of which fewer are asked for. A page: `ready` is the element whose appearance counts. `atMost` holds the
 * figures that a row promises; a broken one is marked in the table.
 */
export const CALLS = [
  { name: 'GET config.json', path: '/config-ui/config.json' },
  { name: 'GET users/me', person: 'ada', path: '/api/platform/v1/users/me' },
  {
    name: 'GET objective-accesses, 20 of 200',
    person: 'lin',
    path: `/api/lms/v1/users/me/objective-accesses/query?${new URLSearchParams({
      list: 'enrolled',
      take: '20',
      sort: JSON.stringify([{ selector: 'objective.name' }]),
    })}`,
    atMost: { cpuMs: 3, bytes: 8000 },
  },
  {
    name: 'GET calendar, a year of 200 courses',
    person: 'lin',
    path: `/api/lms/v1/users/me/calendar?${new URLSearchParams(yearAround(new Date()))}`,
    atMost: { cpuMs: 15 },
  },
  {
    name: 'GET dashboard, 200 courses',
    person: 'lin',
    path: '/api/lms/v1/users/me/dashboard',
    atMost: { cpuMs: 10 },
  },
  {
    name: 'GET activity-with-aggregates, 500 parts',
    person: 'ada',
    path: `${attemptPath('PLY-941')}/activity-with-aggregates`,
    atMost: { cpuMs: 10, bytes: 40_000 },
  },
  {
    name: 'GET activity, one of 500 parts',
    person: 'ada',
    path: `${attemptPath('PLY-941')}/activity/${demoId('part PLY-941 1.1')}`,
  },
  { name: 'a launch of a tool, three requests', person: 'ada', perform: launchTool, slow: true },
  {
    name: 'page /learn/courses, ada',
    person: 'ada',
    path: '/learn/courses',
    slow: true,
    // The last of them: the memory is what all of them together have left.
    atMost: { cpuMs: 25, memoryMb: 200 },
  },
];

function yearAround(now) {
  const halfMs = 182 * 24 * 60 * 60 * 1000;
  return {
    from: new Date(now.getTime() - halfMs).toISOString(),
    to: new Date(now.getTime() + halfMs).toISOString(),
  };
}

const MY_COURSES = {
  path: '/learn/courses',
  ready: 'main article',
  atMost: {
    cold: { readyMs: 1500, blockingMs: 100, layoutShift: 0, requests: 10, bytes: 220_000 },
    repeat: { readyMs: 1000, blockingMs: 100, layoutShift: 0 },
  },
};

/** The home is as fast as My courses: what it needs is in the page, its fragments come beside it. */
const DASHBOARD = {
  path: '/learn/',
  ready: 'main section',
  atMost: {
    cold: { readyMs: 1500, blockingMs: 100, layoutShift: 0 },
    repeat: { readyMs: 1000, blockingMs: 100, layoutShift: 0 },
  },
};

export const PAGES = [
  { name: '/learn/courses, ada', person: 'ada', ...MY_COURSES },
  { name: '/learn/, ada', person: 'ada', ...DASHBOARD },
  { name: '/learn/courses, lin', person: 'lin', ...MY_COURSES },
  { name: '/learn/open-catalog, a visitor', path: '/learn/open-catalog', ready: 'main article' },
];

/** How many times as slow as alone. */
export const BESIDE_PAGES_AT_MOST = { ratio: 2 };

/** Each, and until all have heard of a change that another program wrote: a second of it is the poll. */
export const STREAMS_AT_MOST = { kbEach: 40, allHeardMs: 2000 };

/** While a word is typed into the search above two hundred cards. */
export const TYPING_AT_MOST = { longestFrameMs: 50 };

/** Ada's first attempt at a course of the demo. */
function attemptPath(code) {
  const ada = '0d3a0000-0000-4000-8000-000000000001';
  const attempt = demoId(`attempt ${demoId(`aggregate ${code} ${ada}`)} 0`);
  return `/api/lms/v1/users/me/objective-workflows/${attempt}`;
}
