import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type Wanted = 'array' | 'boolean' | 'int' | 'number' | 'object' | 'string';
type Format = 'datetime' | 'email' | 'guid' | 'url';
type Texts = {
  missing: string;
  empty: string;
  unknownFields: (names: string) => string;
  otherKind: string;
  otherForm: string;
  oneOf: (values: string[]) => string;
  kinds: Record<Wanted, string>;
  forms: Record<Format, string>;
  /** By what is counted: characters, entries of a list, or the value itself. */
  atLeast: Record<'string' | 'array' | 'number', (count: string) => string>;
  atMost: Record<'string' | 'array' | 'number', (count: string) => string>;
  moreThan: (count: string) => string;
  lessThan: (count: string) => string;
};

const en: Texts = {
  missing: 'Is missing',
  empty: 'Must not be empty',
  unknownFields: (names) => `There is no field ${names}`,
  otherKind: 'Is not of the kind that is wanted',
  otherForm: 'Is not of the form that is wanted',
  oneOf: (values) => (values.length === 1 ? `Must be ${values[0]}` : `Must be one of: ${values.join(', ')}`),
  kinds: {
    array: 'Must be a list',
    boolean: 'Must be true or false',
    int: 'Must be a whole number',
    number: 'Must be a number',
    object: 'Must be an object',
    string: 'Must be a text',
  },
  forms: {
    datetime: 'Is not a time such as 2027-01-31T09:00:00Z',
    email: 'Is not an e-mail address',
    guid: 'Is not an id',
    url: 'Is not a web address',
  },
  atLeast: {
    string: (count) => `Must have at least ${count} characters`,
    array: (count) => `Must have at least ${count} of them`,
    number: (count) => `Must be at least ${count}`,
  },
  atMost: {
    string: (count) => `Must have at most ${count} characters`,
    array: (count) => `Must have at most ${count} of them`,
    number: (count) => `Must be at most ${count}`,
  },
  moreThan: (count) => `Must be more than ${count}`,
  lessThan: (count) => `Must be less than ${count}`,
};

const ar: Texts = {
  missing: 'غير موجود',
  empty: 'يجب ألا يكون فارغًا',
  unknownFields: (names) => `لا يوجد حقل باسم ${names}`,
  otherKind: 'ليس من النوع المطلوب',
  otherForm: 'ليس بالصيغة المطلوبة',
  oneOf: (values) =>
    values.length === 1 ? `يجب أن يكون ${values[0]}` : `يجب أن يكون واحدًا من: ${values.join('، ')}`,
  kinds: {
    array: 'يجب أن يكون قائمة',
    boolean: 'يجب أن يكون true أو false',
    int: 'يجب أن يكون عددًا صحيحًا',
    number: 'يجب أن يكون عددًا',
    object: 'يجب أن يكون كائنًا',
    string: 'يجب أن يكون نصًا',
  },
  forms: {
    datetime: 'ليس وقتًا مثل 2027-01-31T09:00:00Z',
    email: 'ليس عنوان بريد إلكتروني',
    guid: 'ليس معرّفًا',
    url: 'ليس عنوان ويب',
  },
  atLeast: {
    string: (count) => `عدد الأحرف يجب ألا يقل عن ${count}`,
    array: (count) => `عدد العناصر يجب ألا يقل عن ${count}`,
    number: (count) => `يجب ألا يقل عن ${count}`,
  },
  atMost: {
    string: (count) => `عدد الأحرف يجب ألا يتجاوز ${count}`,
    array: (count) => `عدد العناصر يجب ألا يتجاوز ${count}`,
    number: (count) => `يجب ألا يتجاوز ${count}`,
  },
  moreThan: (count) => `يجب أن يكون أكبر من ${count}`,
  lessThan: (count) => `يجب أن يكون أقل من ${count}`,
};

/** What a schema finds wrong, in words for whoever sent it; a schema's own sentence goes before. */
export function inputFault(locale: string): (issue: Issue) => string {
  const texts = locale.startsWith('ar') ? ar : en;
  return (issue) => faultText(issue, texts);
}

function faultText(issue: Issue, texts: Texts): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return texts.missing;
      return entryOf(texts.kinds, issue.expected) ?? texts.otherKind;
    case 'invalid_value':
      return issue.input === undefined ? texts.missing : texts.oneOf(issue.values.map(String));
    case 'too_small':
      return tooSmall(issue, texts);
    case 'too_big': {
      const most = String(issue.maximum);
      return issue.inclusive === false ? texts.lessThan(most) : texts.atMost[countedOf(issue.origin)](most);
    }
    case 'unrecognized_keys':
      return texts.unknownFields(issue.keys.map((key) => `"${key}"`).join(', '));
    case 'invalid_union':
      // Of a value that may also be empty, what it should have been is written last.
      return issue.errors?.at(-1)?.[0]?.message ?? texts.otherKind;
    case 'invalid_format':
      return entryOf(texts.forms, issue.format) ?? texts.otherForm;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return texts.otherForm;
  }
}

function tooSmall(issue: Issue & { code: 'too_small' }, texts: Texts): string {
  const counted = countedOf(issue.origin);
  const least = String(issue.minimum);
  if (counted !== 'number' && least === '1') return texts.empty;
  return issue.inclusive === false ? texts.moreThan(least) : texts.atLeast[counted](least);
}

function countedOf(origin: string): 'string' | 'array' | 'number' {
  return origin === 'string' || origin === 'array' ? origin : 'number';
}

function entryOf(texts: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}
