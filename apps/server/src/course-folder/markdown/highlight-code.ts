import highlighter from 'highlight.js/lib/common';

const GROUPS: Record<string, string> = Object.fromEntries(
  Object.entries({
    keyword: 'keyword built_in literal selector-tag tag operator doctag',
    string: 'string regexp char symbol link addition code',
    number: 'number bullet',
    comment: 'comment quote deletion',
    name: 'title name section attr attribute type selector-class selector-id property variable template-variable meta',
  }).flatMap(([group, scopes]) => scopes.split(' ').map((scope) => [scope, `code-${group}`])),
);

/** Code as html, coloured by classes where its language is known. */
export function highlightCode(code: string, language: string): string {
  const known = highlighter.getLanguage(language) ? language : 'plaintext';
  const { value } = highlighter.highlight(code, { language: known, ignoreIllegals: true });
  return value.replaceAll(/<span class="hljs-([\w-]+)[^"]*">/g, (_span, scope: string) => {
    const group = GROUPS[scope];
    return group ? `<span class="${group}">` : '<span>';
  });
}
