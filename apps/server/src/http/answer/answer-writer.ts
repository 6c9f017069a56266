import type * as z from 'zod/mini';
import { answerText } from './answer-text';
import { definitionOf } from './schema-definition';

/** Writes a handler's answer by the call's response schema: the fields it names and no others. */
export type AnswerWriter = {
  /** As it goes over the wire. */
  toText: (answer: unknown) => string;
  /** The same before it is JSON, for those who want only some of it. */
  toWire: (answer: unknown) => unknown;
  /** As a page rendered in this process reads it: the same fields, still in the code's own types. */
  toPage: (answer: unknown) => unknown;
};

type Write = (value: unknown) => unknown;
type Json = Record<string, unknown>;

const PLAIN: readonly string[] = ['string', 'number', 'boolean', 'enum', 'literal', 'null', 'date'];

/** Made once a call. zod would check every value again on the way out, which costs more than all else in a list. */
export function answerWriter(schema: z.ZodMiniType): AnswerWriter {
  return {
    toWire: compile(schema, { converts: true, known: new Map() }),
    toPage: compile(schema, { converts: false, known: new Map() }),
    toText: answerText(schema),
  };
}

/** A tree's schema holds itself: what is being compiled is used by name until it is there. */
type Compiler = { converts: boolean; known: Map<z.ZodMiniType, Write> };

function compile(schema: z.ZodMiniType, compiler: Compiler): Write {
  const known = compiler.known.get(schema);
  if (known) return known;
  let write: Write | null = null;
  compiler.known.set(schema, (value) => (write ? write(value) : value));
  write = compileAnew(schema, compiler);
  compiler.known.set(schema, write);
  return write;
}

function compileAnew(schema: z.ZodMiniType, compiler: Compiler): Write {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return writeObject(definition.shape ?? {}, compiler);
    case 'array':
      return writeArray(definition.element, compiler);
    case 'nullable':
    case 'optional':
    case 'default':
      return writeUnlessAbsent(definition.innerType, compiler);
    case 'record':
      return writeRecord(definition.valueType, compiler);
    case 'pipe':
      return compiler.converts && definition.reverseTransform
        ? (definition.reverseTransform as Write)
        : asItIs;
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

function writeObject(shape: Record<string, z.ZodMiniType>, compiler: Compiler): Write {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    write: compile(schema, compiler),
  }));
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

function writeArray(element: z.ZodMiniType | undefined, compiler: Compiler): Write {
  const write = element ? compile(element, compiler) : asItIs;
  return (value) => (value as unknown[]).map((item) => write(item)); // the handler's type is the schema's
}

function writeUnlessAbsent(inner: z.ZodMiniType | undefined, compiler: Compiler): Write {
  const write = inner ? compile(inner, compiler) : asItIs;
  return (value) => (value === null || value === undefined ? value : write(value));
}

function writeRecord(valueType: z.ZodMiniType | undefined, compiler: Compiler): Write {
  const write = valueType ? compile(valueType, compiler) : asItIs;
  return (value) =>
    Object.fromEntries(Object.entries(value as Json).map(([key, inner]) => [key, write(inner)])); // as above
}

function asItIs(value: unknown): unknown {
  return value;
}
