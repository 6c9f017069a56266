import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/** Has this room of the server read forms; elsewhere nothing but JSON is taken. */
export function takeForms(room: FastifyInstance): void {
  room.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, formFields(String(body)));
  });
}

/** A field that comes twice is a list, and no text. */
function formFields(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
