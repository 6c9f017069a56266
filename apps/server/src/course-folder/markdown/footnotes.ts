import type { Env, MarkdownIt, Token } from 'markdown-it';
import plugin from 'markdown-it-footnote';

type Note = { id: number; subId?: number };

/** Footnotes with the roles that readers of screens know, and ids that no other text on the page has. */
export function footnotes(markdown: MarkdownIt): void {
  markdown.use(plugin);
  const { rules } = markdown.renderer;
  rules['footnote_ref'] = (tokens, index, _options, env) => {
    const note = noteOf(tokens, index);
    const number = `${note.id + 1}`;
    return `<sup><a href="#${noteId(env, note)}" id="${referenceId(env, note)}" role="doc-noteref">${number}</a></sup>`;
  };
  rules['footnote_block_open'] = () => '<section role="doc-endnotes">\n<ol>\n';
  rules['footnote_block_close'] = () => '</ol>\n</section>\n';
  rules['footnote_open'] = (tokens, index, _options, env) =>
    `<li id="${noteId(env, noteOf(tokens, index))}">`;
  // Its role says that it leads back, in the reader's language; its name is the number it leads to.
  rules['footnote_anchor'] = (tokens, index, _options, env) => {
    const note = noteOf(tokens, index);
    const name = `${note.id + 1}${note.subId ? `.${note.subId + 1}` : ''}`;
    return ` <a href="#${referenceId(env, note)}" role="doc-backlink" aria-label="${name}">\u21A9\uFE0E</a>`;
  };
}

function noteOf(tokens: Token[], index: number): Note {
  return tokens[index]?.meta as Note; // the plugin gives it to every token of a footnote
}

function noteId(env: Env | undefined, { id }: Note): string {
  return `text-note-${String(env?.['scope'])}-${id + 1}`;
}

function referenceId(env: Env | undefined, { id, subId }: Note): string {
  return `text-noteref-${String(env?.['scope'])}-${id + 1}${subId ? `-${subId}` : ''}`;
}
