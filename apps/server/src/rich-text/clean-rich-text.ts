import {
  RICH_TEXT_DROPPED,
  RICH_TEXT_ELEMENTS,
  type RichTextContext,
  richTextAdditions,
  richTextAttributes,
  richTextValue,
} from '@lantern/domain/display/rich-text-rules';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/** Html from people as it may be stored: what is on the list of the rules, and nothing else. */
export function cleanRichText(html: string, context: RichTextContext): CleanHtml {
  return sanitizeHtml(html, optionsFor(context)) as CleanHtml; // this is what makes it so
}

function optionsFor(context: RichTextContext): IOptions {
  return {
    allowedTags: [...RICH_TEXT_ELEMENTS],
    nonTextTags: [...RICH_TEXT_DROPPED],
    allowedAttributes: Object.fromEntries(
      RICH_TEXT_ELEMENTS.map((element) => [element, [...richTextAttributes(element)]]),
    ),
    // Every address has been judged by the rules already.
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: true,
    allowVulnerableTags: false,
    enforceHtmlBoundary: false,
    nestingLimit: 100,
    transformTags: {
      h1: 'h2',
      '*': (tagName, attributes) => ({ tagName, attribs: cleanAttributes(tagName, attributes, context) }),
    },
    // A frame that may not show what it was meant to show is no frame.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs['src'],
  };
}

function cleanAttributes(element: string, attributes: Attributes, context: RichTextContext): Attributes {
  const allowed = richTextAttributes(element);
  const clean: Attributes = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!allowed.includes(attribute)) continue;
    const kept = richTextValue({ element, attribute, value }, context);
    if (kept !== null) clean[attribute] = kept;
  }
  return { ...clean, ...richTextAdditions(element, clean) };
}

declare const CLEAN: unique symbol;

/** Html that may be written into a page as it is. Only rich-text/clean-rich-text.ts makes it. */
export type CleanHtml = string & { readonly [CLEAN]: true };
