import { type AllowedSource, isAllowedSource } from '../web/allowed-sources';
import { HERE, isOwnFile, linkAddress } from '../web/web-address';

/** What html from people may be made of: the server keeps nothing else, the browser shows nothing else. */
export const RICH_TEXT_ELEMENTS: readonly string[] = [
  ...'p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption div span section aside'.split(
    ' ',
  ),
  ...'strong b em i u s sub sup small mark del ins abbr cite q code kbd samp var bdi bdo ruby rt rp'.split(
    ' ',
  ),
  ...'table caption colgroup col thead tbody tfoot tr th td a img time details summary iframe'.split(' '),
  ...'math mrow mi mn mo ms mtext mspace msqrt mroot mfrac msub msup msubsup munder mover munderover'.split(
    ' ',
  ),
  ...'mmultiscripts mprescripts mtable mtr mtd mpadded mphantom mstyle merror'.split(' '),
];

/** What goes with all that is in it: its content is no text for a reader. */
export const RICH_TEXT_DROPPED: readonly string[] =
  'script style template noscript noembed noframes frame frameset object embed applet svg title head select option textarea xmp plaintext listing audio video canvas annotation annotation-xml'.split(
    ' ',
  );

/** Where a class says what a box is, where a cell's text stands, or what a word of code is; no other class stays. */
const RICH_TEXT_CLASSES: readonly string[] =
  'lead note tip warning example aligned start center end code-keyword code-string code-number code-comment code-name'.split(
    ' ',
  );

const ON_ALL = ['dir', 'lang', 'title', 'id', 'class', 'role', 'aria-label'];
const ON_SPAN = ['colspan', 'rowspan'];
const OF_FORMULAS =
  'display mathvariant stretchy symmetric accent accentunder fence separator largeop movablelimits lspace rspace linethickness columnspan rowspan width height depth voffset displaystyle scriptlevel'.split(
    ' ',
  );

const ON: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  iframe: ['src', 'width', 'height', 'allow', 'allowfullscreen', 'sandbox', 'loading', 'referrerpolicy'],
  ol: ['start', 'reversed', 'type'],
  td: ON_SPAN,
  th: [...ON_SPAN, 'scope'],
  col: ['span'],
  time: ['datetime'],
  details: ['open'],
};

/** Every attribute that may stand on an element. */
export function richTextAttributes(element: string): readonly string[] {
  const isFormula = element.startsWith('m') && element !== 'mark';
  return [...ON_ALL, ...(ON[element] ?? []), ...(isFormula ? OF_FORMULAS : [])];
}

/** Ids of a text begin so, and can name nothing of the page around it. */
const RICH_TEXT_ID_PREFIX = 'text-';

/** Reading 43: a frame shows only what the tenant allows. */
export type RichTextContext = { frameSources: readonly AllowedSource[] };

/** The value under which an attribute may stay; null takes it away. What came out stays as it is. */
export function richTextValue(
  { element, attribute, value }: { element: string; attribute: string; value: string },
  { frameSources }: RichTextContext,
): string | null {
  if (attribute === 'href') return hrefAddress(value);
  if (attribute === 'src' && element === 'img') return isOwnFile(value) ? value : null;
  if (attribute === 'src') return isAllowedSource(value, frameSources) ? value : null;
  if (attribute === 'id') return ownId(value);
  if (attribute === 'class')
    return value.split(/\s/).find((name) => RICH_TEXT_CLASSES.includes(name)) ?? null;
  if (attribute === 'role')
    return /^doc-(endnotes|footnote|noteref|backlink|tip|example)$/.test(value) ? value : null;
  const fixed = FIXED[element]?.[attribute];
  if (fixed !== undefined) return fixed;
  return NUMBERS.has(attribute) && !/^-?\d{1,5}(\.\d{1,3})?(em|ex|px|%)?$/.test(value) ? null : value;
}

/** What an element carries whatever its author wrote. */
export function richTextAdditions(
  element: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  if (element === 'a') return isElsewhere(attributes['href'] ?? '') ? ON_OUTER_LINKS : {};
  return FIXED[element] ?? {};
}

const ON_OUTER_LINKS = { target: '_blank', rel: 'noopener noreferrer' };

/** Of another origin always: such a frame may keep its own origin and run its own scripts. */
const FIXED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  img: { loading: 'lazy', decoding: 'async' },
  iframe: {
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
    allow: 'fullscreen; picture-in-picture',
    loading: 'lazy',
    referrerpolicy: 'strict-origin-when-cross-origin',
  },
};

const NUMBERS = new Set('width height depth colspan rowspan columnspan span start'.split(' '));

/** A place in the text, somebody's mail box, or the web; never what a press alone would do here, such as signing out. */
function hrefAddress(value: string): string | null {
  if (value.startsWith('#')) return ownId(value.slice(1)) && `#${ownId(value.slice(1))}`;
  const isMail = URL.canParse(value) && new URL(value).protocol === 'mailto:';
  return isMail ? value : linkAddress(value);
}

function isElsewhere(value: string): boolean {
  return (
    URL.canParse(value, HERE) &&
    ['http:', 'https:'].includes(new URL(value, HERE).protocol) &&
    new URL(value, HERE).origin !== HERE
  );
}

function ownId(value: string): string | null {
  if (!/^[\w-]{1,80}$/.test(value)) return null;
  return value.startsWith(RICH_TEXT_ID_PREFIX) ? value : `${RICH_TEXT_ID_PREFIX}${value}`;
}
