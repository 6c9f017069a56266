type Check = (value: string, origin: string) => boolean;

const isNumber: Check = (value) => /^\d{1,5}$/.test(value);
const isPlain: Check = () => true;
const isLink: Check = (value, origin) => isAddress(value, origin, ['https:', 'mailto:']);
const isPicture: Check = (value, origin) => isAddress(value, origin, ['https:']);

/** Everything that may stay; what is not here is taken out and its content stays. */
const ELEMENTS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  ...plain('p br hr h2 h3 h4 h5 h6 ul li dl dt dd blockquote pre figure figcaption div span'),
  ...plain('strong b em i u s sub sup small mark del ins abbr cite q code kbd samp var bdi ruby rt rp'),
  ...plain('table caption thead tbody tfoot tr'),
  a: { href: isLink },
  img: { src: isPicture, alt: isPlain, width: isNumber, height: isNumber },
  ol: { start: isNumber, reversed: isPlain },
  td: { colspan: isNumber, rowspan: isNumber },
  th: { colspan: isNumber, rowspan: isNumber, scope: isPlain },
  time: { datetime: isPlain },
};
const ON_ALL: Readonly<Record<string, Check>> = { dir: isPlain, lang: isPlain, title: isPlain };

/** What goes with all that is in it: its content is no text for a reader. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style template noscript noembed noframes iframe frame frameset object embed applet svg math title head select textarea xmp plaintext audio video canvas'.split(
    ' ',
  ),
);

const HTML = 'http://www.w3.org/1999/xhtml';

/** Writes a parsed, inert document anew with nothing but what is on the lists: no script, style, handler, id or form. */
export function cleanHtml(parsed: Document, origin: string): string {
  const clean = parsed.createElement('div');
  copyChildren(parsed.body, clean, origin);
  return clean.innerHTML;
}

function copyChildren(from: Node, to: Element, origin: string): void {
  for (const node of from.childNodes) {
    if (node.nodeType === node.TEXT_NODE) to.append(node.textContent ?? '');
    if (node.nodeType === node.ELEMENT_NODE) copyElement(node as Element, to, origin); // the type of the node says so
  }
}

function copyElement(element: Element, to: Element, origin: string): void {
  const name = element.localName.toLowerCase();
  if (DROPPED.has(name) || element.namespaceURI !== HTML) return;
  const attributes = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  if (!attributes) {
    copyChildren(element, to, origin);
    return;
  }
  const copy = to.ownerDocument.createElement(name);
  for (const attribute of element.attributes) {
    const isGood = checkOf(attribute.name, attributes);
    if (isGood?.(attribute.value, origin)) copy.setAttribute(attribute.name, attribute.value);
  }
  copyChildren(element, copy, origin);
  to.append(copy);
}

function checkOf(attribute: string, own: Readonly<Record<string, Check>>): Check | undefined {
  const checks = Object.hasOwn(own, attribute) ? own : ON_ALL;
  return Object.hasOwn(checks, attribute) ? checks[attribute] : undefined;
}

/** Our own addresses, and others by these protocols. The browser's own parser reads them, tricks included. */
function isAddress(value: string, origin: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(value, origin)) return false;
  const { protocol, host } = new URL(value, origin);
  // Not by the origin, which a blob has from the page that made it.
  return protocols.includes(protocol) || `${protocol}//${host}` === origin;
}

function plain(names: string): Record<string, Record<string, Check>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, {}]));
}
