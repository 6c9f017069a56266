import { type Filter, type FilterOperator, LIST_LIMITS } from '@lantern/contract/list-query';
import { invalidFilter } from '../scim-errors';
import { filterTokens, type Token } from './filter-tokens';

/** The names of attributes in small letters, and the fields of the list that they are. */
export type FilterNames = Readonly<Record<string, string>>;

const OPERATORS = new Map<string, FilterOperator>([
  ['eq', '='],
  ['ne', '<>'],
  ['co', 'contains'],
  ['sw', 'startswith'],
  ['ew', 'endswith'],
  ['gt', '>'],
  ['ge', '>='],
  ['lt', '<'],
  ['le', '<='],
]);
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;

type Place = {
  /** The attribute whose own attributes stand in the brackets. */
  within: string;
  depth: number;
};

/** A filter of SCIM as one of our lists, which then checks fields and values. */
export function readFilter(text: string, names: FilterNames): Filter {
  const tokens = filterTokens(text);
  let next = 0;

  const filter = readOr({ within: '', depth: 1 });
  if (next < tokens.length) throw invalidFilter('The filter goes on where it should end.');
  return filter;

  function readOr(place: Place): Filter {
    return readJoined('or', () => readJoined('and', () => readTerm(place)));
  }

  function readJoined(joint: 'and' | 'or', read: () => Filter): Filter {
    const first = read();
    if (!isWord(tokens[next], joint)) return first;
    const parts: Array<Filter | 'and' | 'or'> = [first];
    while (isWord(tokens[next], joint)) {
      next += 1;
      parts.push(joint, read());
    }
    return parts;
  }

  function readTerm(place: Place): Filter {
    if (place.depth > LIST_LIMITS.depth) throw invalidFilter(`Nested deeper than ${LIST_LIMITS.depth}.`);
    const isNegated = isWord(tokens[next], 'not') && isMark(tokens[next + 1], '(');
    if (isNegated) next += 1;
    if (isMark(tokens[next], '(')) {
      const inner = readBrackets(')', place);
      return isNegated ? ['!', inner] : inner;
    }
    return readCondition(place);
  }

  function readBrackets(end: ')' | ']', { within, depth }: Place): Filter {
    next += 1;
    const inner = readOr({ within, depth: depth + 1 });
    if (!isMark(tokens[next], end)) throw invalidFilter(`Expected "${end}".`);
    next += 1;
    return inner;
  }

  function readCondition(place: Place): Filter {
    const token = tokens[next];
    if (token?.kind !== 'word') throw invalidFilter('Expected the name of an attribute.');
    next += 1;
    const name = token.text.toLowerCase().replace(CORE, '');
    if (!isMark(tokens[next], '[')) return readComparison(`${place.within}${name}`);
    if (place.within !== '') throw invalidFilter('Brackets in brackets.');
    const inner = readBrackets(']', { ...place, within: `${name}.` });
    const after = tokens[next];
    // As in emails[type eq "work"].value eq "mia@example.org".
    if (after?.kind !== 'word' || !after.text.startsWith('.')) return inner;
    next += 1;
    return [inner, 'and', readComparison(`${name}${after.text.toLowerCase()}`)];
  }

  function readComparison(name: string): Filter {
    const field = Object.hasOwn(names, name) ? names[name] : undefined;
    if (field === undefined) throw invalidFilter(`"${name.slice(0, 80)}" cannot be filtered by.`);
    const [operator, value] = [tokens[next], tokens[next + 1]];
    if (isWord(operator, 'pr')) {
      next += 1;
      return [field, '<>', null];
    }
    const known = operator?.kind === 'word' ? OPERATORS.get(operator.text.toLowerCase()) : undefined;
    if (!known) throw invalidFilter(`Expected eq, ne, co, sw, ew, gt, ge, lt, le or pr after "${name}".`);
    if (value?.kind !== 'value') throw invalidFilter(`Expected a value to compare "${name}" with.`);
    next += 2;
    return [field, known, value.value];
  }
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === word;
}

function isMark(token: Token | undefined, mark: '(' | ')' | '[' | ']'): boolean {
  return token?.kind === 'mark' && token.text === mark;
}
