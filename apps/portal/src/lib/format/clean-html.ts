import {
  RICH_TEXT_DROPPED,
  RICH_TEXT_ELEMENTS,
  type RichTextContext,
  richTextAdditions,
  richTextAttributes,
  richTextValue,
} from '@lantern/domain/display/rich-text-rules';
import DOMPurify, { type Config } from 'dompurify';

const CONFIG: Config = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS],
  ALLOWED_ATTR: [...new Set(RICH_TEXT_ELEMENTS.flatMap((element) => richTextAttributes(element)))],
  FORBID_CONTENTS: [...RICH_TEXT_DROPPED],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const USELESS_WITHOUT_SOURCE = new Set(['img', 'iframe']);

/** The text that was cleaned ahead of being asked for. */
let ahead: { html: string; context: RichTextContext; clean: string | TrustedHTML } | null = null;

/** For the text that is likely to be shown next, while nobody waits. */
export function cleanAhead(html: string, context: RichTextContext): void {
  ahead = { html, context, clean: cleaned(html, context) };
}

/** Stored html cleaned once more, before this browser shows it. */
export function cleanHtml(html: string, context: RichTextContext): string | TrustedHTML {
  const isDone = ahead?.html === html && isSameContext(ahead.context, context);
  return ahead && isDone ? ahead.clean : cleaned(html, context);
}

function isSameContext(one: RichTextContext, other: RichTextContext): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function cleaned(html: string, context: RichTextContext): string | TrustedHTML {
  const purify = purifierFor(context);
  // Browsers without trusted types take the cleaned text itself.
  return 'trustedTypes' in globalThis
    ? purify.sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: true })
    : purify.sanitize(html, CONFIG);
}

/** What the server wrote into the page, cleaned where it stands: what is good is not touched. */
export function cleanInPlace(element: Element, context: RichTextContext): void {
  purifierFor(context, element).sanitize(element, { ...CONFIG, IN_PLACE: true });
}

/** `own` is an element of ours around the text, and stays as it is. */
function purifierFor(context: RichTextContext, own: Element | null = null): typeof DOMPurify {
  DOMPurify.removeAllHooks();
  DOMPurify.addHook('uponSanitizeAttribute', (node, data) => {
    if (node === own) return;
    const element = node.localName;
    const { attrName: attribute, attrValue: value } = data;
    const isAllowed = richTextAttributes(element).includes(attribute);
    const kept = isAllowed ? richTextValue({ element, attribute, value }, context) : null;
    if (kept === null) data.keepAttr = false;
    else data.attrValue = kept;
  });
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node === own) return;
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    if (USELESS_WITHOUT_SOURCE.has(node.localName) && !attributes['src']) node.remove();
    for (const [name, value] of Object.entries(richTextAdditions(node.localName, attributes)))
      if (attributes[name] !== value) node.setAttribute(name, value);
  });
  return DOMPurify;
}
