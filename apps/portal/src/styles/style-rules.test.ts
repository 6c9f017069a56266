import { expect, test } from 'vitest';

type Declaration = { property: string; value: string };

// Vitest empties every imported stylesheet, so these are read from the disk.
const { readdirSync, readFileSync } = process.getBuiltinModule('node:fs');
const ROOT = `${import.meta.dirname}/..`;
const SHEETS = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, withoutComments(readFileSync(`${ROOT}/${path}`, 'utf8'))] as const);

const COLOUR_FILES = new Set(['styles/tokens.css']);
const UNLAYERED = new Set(['styles/global.css', 'styles/fonts.css', 'parts/rich-text/reading-font.css']);

const SIDE = '(?:left|right|top|bottom)';
const PHYSICAL_PROPERTY = new RegExp(
  `^${SIDE}$|^(?:margin|padding|border|inset|scroll-margin|scroll-padding)-${SIDE}|^(?:min-|max-)?(?:width|height)$`,
);
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|orange|yellow)(?![\w-])/i;

test('the stylesheets are found', () => {
  expect(SHEETS.length).toBeGreaterThan(20);
});

test.each(SHEETS)('%s names no physical side', (_path, css) => {
  expect(declarations(css).filter(isPhysical)).toEqual([]);
});

test.each(SHEETS)('%s gives no two sides of a line different sizes in one shorthand', (_path, css) => {
  expect(declarations(css).filter(isLopsided)).toEqual([]);
});

test.each(SHEETS)('%s moves along the line only by --flip', (_path, css) => {
  expect(declarations(css).filter(({ value }) => /translateX\((?!.*--flip)/.test(value))).toEqual([]);
});

test.each(SHEETS.filter(([path]) => !COLOUR_FILES.has(path)))(
  '%s takes its colours from the tokens',
  (_path, css) => {
    expect(declarations(css).filter(({ value }) => COLOUR.test(value))).toEqual([]);
  },
);

test.each(SHEETS.filter(([path]) => !UNLAYERED.has(path)))('%s stands in a layer', (_path, css) => {
  expect(css.trim()).toMatch(/^@layer /);
});

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

function declarations(css: string): Declaration[] {
  return [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim(),
  }));
}

function isPhysical({ property, value }: Declaration): boolean {
  if (PHYSICAL_PROPERTY.test(property)) return true;
  return /^(?:text-align|float|clear|justify)/.test(property) && /\b(?:left|right)\b/.test(value);
}

function isLopsided({ property, value }: Declaration): boolean {
  const [first, second, third, fourth] = parts(value);
  if (fourth === undefined) return false;
  if (/^(?:margin|padding|inset|border-width|scroll-(?:margin|padding))$/.test(property))
    return second !== fourth;
  return property === 'border-radius' && (first !== second || third !== fourth);
}

/** The words of a value; what stands in brackets is part of one word. */
function parts(value: string): string[] {
  let flat = value;
  while (/\([^()]*\)/.test(flat))
    flat = flat.replaceAll(/\(([^()]*)\)/g, (_, inner: string) => `[${inner.replaceAll(/\s/g, '')}]`);
  return flat.split(/\s+/);
}
