import { ACHIEVEMENT_PICTURE_ROUTE } from '../certificates/credential/achievement';
import { COVER_ROUTE } from '../pictures/serve-covers';
import { CERTIFICATE_FILE_ROUTE } from '../store/certificates/certificate-address';

type Json = Record<string, unknown>;
type FileRoute = {
  path: string;
  summary: string;
  methods: ReadonlyArray<'get' | 'head'>;
  mediaType: string;
  isPublic?: boolean;
  query?: readonly string[];
  /** Other good answers than 200. */
  also?: Json;
};

const STORAGE = '/api/lms-storage/v1';
const EVENT = '/api/lms/v1/users/me/objective-workflows/:objectiveWorkflowId/activity';
const UNCHANGED = { 304: { description: 'As the caller has it already' } };
const IN_PARTS = { 206: { description: 'The part that Range asks for' }, ...UNCHANGED };
const STORED = {
  summary: 'A stored file; of a private one a short-lived address, for whoever may read it now.',
  methods: ['get', 'head'],
  mediaType: '*/*',
  isPublic: true,
  also: { ...IN_PARTS, 302: { description: 'A private file; where it is for a quarter of an hour' } },
} as const;
const CALENDAR = { methods: ['get'], mediaType: 'text/calendar' } as const;

/** [7.1] [7.29] What is answered by bytes instead of by a schema. */
const FILE_ROUTES: readonly FileRoute[] = [
  { ...STORED, path: `${STORAGE}/files/:id` },
  { ...STORED, path: `${STORAGE}/files/:id/:name` },
  {
    ...STORED,
    path: `${STORAGE}/signed-files/:id/:name`,
    summary: 'A private file at the address that it was given for a quarter of an hour.',
    query: ['expires', 'signature'],
  },
  {
    path: `${STORAGE}/attachments/:id/:name`,
    summary: 'A file that somebody has attached, for whoever may read what it hangs on.',
    methods: ['get', 'head'],
    mediaType: '*/*',
    also: IN_PARTS,
  },
  { ...CALENDAR, path: `${EVENT}/event.ics`, summary: 'The event that a course is, for a calendar.' },
  {
    ...CALENDAR,
    path: `${EVENT}/:activityPathId/event.ics`,
    summary: 'An event of a course, for a calendar.',
  },
  {
    path: CERTIFICATE_FILE_ROUTE,
    summary: 'A file of a certificate, for everybody who has its number.',
    methods: ['get'],
    mediaType: '*/*',
    isPublic: true,
    also: UNCHANGED,
  },
  {
    path: ACHIEVEMENT_PICTURE_ROUTE,
    summary: 'The picture of a badge, without a name.',
    methods: ['get'],
    mediaType: 'image/png',
    isPublic: true,
    also: UNCHANGED,
  },
  {
    path: COVER_ROUTE,
    summary: 'The cover of a course in the open catalog, for links to it.',
    methods: ['get'],
    mediaType: 'image/png',
    isPublic: true,
    also: UNCHANGED,
  },
];

/** The operations of OpenAPI for the addresses of files, by path. */
export function fileOperations(problem: Json): Record<string, Json> {
  return Object.fromEntries(
    FILE_ROUTES.map((route) => [
      route.path.replace(/:(\w+)/g, '{$1}'),
      Object.fromEntries(route.methods.map((method) => [method, operationOf(route, method, problem)])),
    ]),
  );
}

function operationOf(route: FileRoute, method: 'get' | 'head', problem: Json): Json {
  const { path, summary, mediaType, isPublic = false, query = [], also = {} } = route;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const content = method === 'get' ? { content: { [mediaType]: { schema: {} } } } : {};
  return {
    operationId: `${method}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/').slice(1, 3).join('/')],
    security: isPublic ? [] : [{ session: [] }],
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...query.map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } })),
    ],
    responses: {
      200: { description: method === 'get' ? 'The bytes' : 'How many bytes, in Content-Length', ...content },
      ...also,
      default: problem,
    },
  };
}
