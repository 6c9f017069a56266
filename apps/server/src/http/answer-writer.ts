import type * as z from 'zod/mini';

/** Writes a handler's answer by the call's response schema: the fields it names and no others. */
export type AnswerWriter = {
  /** As it goes over the wire. */
  toWire: (answer: unknown) => unknown;
  /** As a page rendered in this process reads it: the same fields, still in the code's own types. */
  toPage: (answer: unknown) => unknown;
};

type Write = (value: unknown) => unknown;
type Json = Record<string, unknown>;
/** What zod keeps of a schema; its type is not exported for the walk, so the parts read here are named. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  reverseTransform?: (value: never, payload: never) => unknown;
};

const PLAIN: readonly string[] = ['string', 'number', 'boolean', 'enum', 'literal', 'null', 'date'];

/** Made once a call. zod would check every value again on the way out, which costs more than all else in a list. */
export function answerWriter(schema: z.ZodMiniType): AnswerWriter {
  return { toWire: compile(schema, true), toPage: compile(schema, false) };
}

function compile(schema: z.ZodMiniType, converts: boolean): Write {
  const definition = schema._zod.def as Definition; // see Definition
  switch (definition.type) {
    case 'object':
      return writeObject(definition.shape ?? {}, converts);
    case 'array':
      return writeArray(definition.element, converts);
    case 'nullable':
    case 'optional':
      return writeUnlessAbsent(definition.innerType, converts);
    case 'record':
      return writeRecord(definition.valueType, converts);
    case 'pipe':
      return converts && definition.reverseTransform ? (definition.reverseTransform as Write) : asItIs;
    case 'union':
      for (const option of definition.options ?? []) checkIsPlain(option);
      return asItIs;
    default:
      checkIsPlain(schema);
      return asItIs;
  }
}

/** What is passed on as it is must hold no fields: nothing may slip past the list of names. */
function checkIsPlain(schema: z.ZodMiniType): void {
  if (!PLAIN.includes(schema._zod.def.type))
    throw new Error(`An answer cannot hold a ${schema._zod.def.type}`);
}

function writeObject(shape: Record<string, z.ZodMiniType>, converts: boolean): Write {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, write: compile(schema, converts) }));
  return (value) => {
    const source = value as Json; // the handler's type is the schema's
    const written: Json = {};
    for (const { name, write } of fields) {
      const field = source[name];
      if (field !== undefined) written[name] = write(field);
    }
    return written;
  };
}

function writeArray(element: z.ZodMiniType | undefined, converts: boolean): Write {
  const write = element ? compile(element, converts) : asItIs;
  return (value) => (value as unknown[]).map((item) => write(item)); // the handler's type is the schema's
}

function writeUnlessAbsent(inner: z.ZodMiniType | undefined, converts: boolean): Write {
  const write = inner ? compile(inner, converts) : asItIs;
  return (value) => (value === null || value === undefined ? value : write(value));
}

function writeRecord(valueType: z.ZodMiniType | undefined, converts: boolean): Write {
  const write = valueType ? compile(valueType, converts) : asItIs;
  return (value) =>
    Object.fromEntries(Object.entries(value as Json).map(([key, inner]) => [key, write(inner)])); // as above
}

function asItIs(value: unknown): unknown {
  return value;
}
