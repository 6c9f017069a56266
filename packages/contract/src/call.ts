import * as z from 'zod/mini';

/**
 * Who may make a call. [6.5] `public`: visitors too, never sent to the sign-in page. `signedIn`: everybody with a session who
 * is not suspended: who they are, what is offered, and what they have earned, which a lost licence does not take away.
 * `learner` [4.33] (reading 64): whoever has the right to learn: enrolling, starting, content, tools, progress, handing in.
 * `grader` [4.3] [6.2]: whoever has the right to grade the work of others.
 * `operator`: administrators, and programs whose token has the call's scope.
 */
export type Audience = 'public' | 'signedIn' | 'learner' | 'grader' | 'operator';

/** One REST call of section 7: everything that the two sides must agree on. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  /** Fastify's form: `:name` for what stands in `params`. */
  path: `/${string}`;
  audience: Audience;
  /** Of a call for operators: what a program's token must allow. */
  scope?: string;
  /** Pages of other origins may read it too: what checks a credential elsewhere. No unless said. */
  isOpenToAll?: boolean;
  /** One line for the reader of the API's page. */
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Where the body is a file instead of JSON: its media type. */
  takes?: string;
  /** It may be asked for without waiting: `Prefer: respond-async` is answered with 202, and where what comes of it is read. */
  isOrderable?: boolean;
  /** Where the answer is a file: the media types that it can have. */
  gives?: readonly string[];
  response: z.ZodMiniType;
};

type Part<C extends Call, Name extends 'params' | 'query' | 'body'> =
  C[Name] extends z.ZodMiniType<infer Output> ? { [K in Name]: Output } : unknown;

export type CallInput<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
export type CallAnswer<C extends Call> = z.output<C['response']>;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}

/** The path with its parameters filled in, ready to be requested. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** ISO 8601 text on the wire, Date in the code; of the years that have four digits everywhere. */
export const instant = z.codec(
  z.iso.datetime({ offset: true }),
  z
    .date()
    .check(z.minimum(new Date('0001-01-01T00:00:00Z')), z.maximum(new Date('9999-12-31T23:59:59.999Z'))),
  { decode: (iso) => new Date(iso), encode: (date) => date.toISOString() },
);

/** A day as somebody sends it; of the same years. */
export const day = z.iso.date().check(z.refine((text) => text >= '0001'));

/** Any UUID-shaped id, the empty guid included [9.12]. */
export const id = z.guid();

/** BCP 47, of the texts beside it; null where their author did not say. */
export const language = z.nullable(z.string());
