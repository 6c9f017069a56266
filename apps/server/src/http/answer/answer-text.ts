import type * as z from 'zod/mini';
import { isCached } from '../../db/json-cache';
import { definitionOf } from './schema-definition';

/** undefined for what JSON leaves out. */
type Write = (value: unknown) => string | undefined;
type Json = Record<string, unknown>;
/** A tree's schema holds itself: what is being compiled is used by name until it is there. */
type Known = Map<z.ZodMiniType, Write>;

/** What may stand in a JSON text otherwise than as it is: quotes, signs that control, and halves of characters. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u;

/**
 * Writes an answer as JSON at one go, by a schema that answerWriter has checked: the text is that of the object which
 * it would make. What was read as kept JSON is written once, and its text used wherever it is answered again.
 */
export function answerText(schema: z.ZodMiniType): (answer: unknown) => string {
  const write = compile(schema, new Map());
  return (answer) => write(answer) ?? 'null';
}

function compile(schema: z.ZodMiniType, known: Known): Write {
  const found = known.get(schema);
  if (found) return found;
  let write: Write | null = null;
  known.set(schema, (value) => write?.(value));
  write = compileAnew(schema, known);
  known.set(schema, write);
  return write;
}

function compileAnew(schema: z.ZodMiniType, known: Known): Write {
  const { type, shape, element, innerType, valueType, reverseTransform } = definitionOf(schema);
  if (type === 'object') return cachedText(objectText(shape ?? {}, known));
  if (type === 'array' && element) return arrayText(compile(element, known));
  if (type === 'record' && valueType) return recordText(compile(valueType, known));
  if (type === 'pipe' && reverseTransform) {
    const encode = reverseTransform as (value: unknown) => unknown; // the handler's type is the schema's
    return (value) => plainText(encode(value));
  }
  if (!innerType) return plainText;
  const write = compile(innerType, known);
  return (value) => (value === null ? 'null' : write(value));
}

function cachedText(write: (value: Json) => string): Write {
  const texts = new WeakMap<object, string>();
  return (value) => {
    const source = value as Json; // the handler's type is the schema's
    if (!isCached(source)) return write(source);
    let text = texts.get(source);
    if (text === undefined) {
      text = write(source);
      texts.set(source, text);
    }
    return text;
  };
}

function objectText(shape: Record<string, z.ZodMiniType>, known: Known): (value: Json) => string {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    asFirst: `{${JSON.stringify(name)}:`,
    asNext: `,${JSON.stringify(name)}:`,
    write: compile(schema, known),
  }));
  return (value) => {
    let text = '';
    for (const { name, asFirst, asNext, write } of fields) {
      const field = value[name];
      if (field === undefined) continue;
      const written = write(field);
      if (written !== undefined) text += (text === '' ? asFirst : asNext) + written;
    }
    return text === '' ? '{}' : `${text}}`;
  };
}

function arrayText(write: Write): Write {
  return (value) => {
    let text = '';
    // the handler's type is the schema's
    for (const item of value as unknown[]) text += (text === '' ? '[' : ',') + (write(item) ?? 'null');
    return text === '' ? '[]' : `${text}]`;
  };
}

function recordText(write: Write): Write {
  return (value) => {
    let text = '';
    // the handler's type is the schema's
    for (const [key, inner] of Object.entries(value as Json)) {
      const written = write(inner);
      if (written !== undefined) text += `${text === '' ? '{' : ','}${quoted(key)}:${written}`;
    }
    return text === '' ? '{}' : `${text}}`;
  };
}

function plainText(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  return JSON.stringify(value);
}

function quoted(text: string): string {
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;
}
