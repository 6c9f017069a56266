const MADE_HERE = Symbol('sql');

/** A statement with its parameters apart. Only the functions here make one, so no text from outside can become SQL. */
export type Sql = { [MADE_HERE]: true; text: string; values: unknown[]; isDynamic: boolean };

/** Template for statements: a nested statement is spliced in, every other value becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const statement = trusted(strings[0] ?? '');
  parts.forEach((part, index) => {
    if (isSql(part)) splice(statement, part);
    else statement.text += `$${statement.values.push(part)}`;
    statement.text += strings[index + 1] ?? '';
  });
  return statement;
}

/** A piece of SQL from our own source: a column, a direction. Never from a request. */
export function trusted(text: string): Sql {
  return { [MADE_HERE]: true, text, values: [], isDynamic: false };
}

/** Marks a statement whose text depends on the request: of these only some are kept as prepared ones. */
export function dynamic(statement: Sql): Sql {
  return { ...statement, isDynamic: true };
}

export function joinSql(statements: Sql[], separator: string): Sql {
  const joined = trusted('');
  statements.forEach((statement, index) => {
    if (index > 0) joined.text += separator;
    splice(joined, statement);
  });
  return joined;
}

function splice(into: Sql, part: Sql): void {
  const offset = into.values.length;
  into.text += part.text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + offset}`);
  into.values.push(...part.values);
  into.isDynamic ||= part.isDynamic;
}

/** By a mark that JSON cannot carry: an object of a request that looks like a statement stays a value. */
function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && MADE_HERE in part;
}
