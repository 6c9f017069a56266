import { MOST_XML_DEPTH } from '../limits';

/** An element of a small message. */
export type XmlElement = { name: string; text: string; children: XmlElement[] };

const TOKEN =
  /<(\/?)([A-Za-z_][\w.-]*(?::[\w.-]+)?)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * A message of LTI 1.1, or null when it is not well formed. Nothing that a document could define, include or
 * expand is understood: no DOCTYPE, no entities of its own, no instructions, no CDATA.
 */
export function readXml(source: string): XmlElement | null {
  const text = source.replace(/^\uFEFF?\s*<\?xml[^<>]*\?>/, '').trim();
  if (/<[!?]/.test(text)) return null;
  const top: XmlElement = { name: '', text: '', children: [] };
  const open: XmlElement[] = [top];
  let end = 0;
  for (const token of text.matchAll(TOKEN)) {
    const [whole, isEnd, name, , isEmpty, content] = token;
    const current = open.at(-1);
    if (!current || open.length > MOST_XML_DEPTH) return null;
    end = token.index + whole.length;
    if (content !== undefined) {
      const plain = unescaped(content);
      if (plain === null || (current === top && plain.trim() !== '')) return null;
      current.text += plain;
    } else if (isEnd) {
      if (current === top || current.name !== localName(name)) return null;
      open.pop();
    } else {
      const element = { name: localName(name), text: '', children: [] };
      current.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const isWhole = end === text.length && open.length === 1 && top.children.length === 1;
  return isWhole ? (top.children[0] ?? null) : null;
}

/** The element at the end of a path of names; null where the path leads nowhere. */
export function elementAt(element: XmlElement | null, path: readonly string[]): XmlElement | null {
  return path.reduce<XmlElement | null>(
    (at, name) => at?.children.find((child) => child.name === name) ?? null,
    element,
  );
}

function localName(name = ''): string {
  return name.split(':').at(-1) ?? '';
}

function unescaped(text: string): string | null {
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/.test(text)) return null;
  return text.replace(/&(#x?)?(\w+);/g, (_, mark: string | undefined, code: string) => {
    if (!mark) return ENTITIES[code] ?? '';
    const point = Number.parseInt(code, mark === '#x' ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
