export type Form = Record<string, string | string[]>;

/** A form's fields; one that was sent several times is a list. */
export function readForm(body: string): Form {
  const fields = new URLSearchParams(body);
  const names = new Set(fields.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** One field of a form as text; undefined where it was not sent. */
export function textIn(form: Form, name: string): string | undefined {
  const value = form[name];
  return Array.isArray(value) ? value[0] : value;
}
