declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  export default function footnotes(markdown: MarkdownIt): void;
}

declare module 'temml' {
  const temml: {
    renderToString(
      formula: string,
      options: { displayMode: boolean; throwOnError: boolean; trust: boolean },
    ): string;
  };
  export default temml;
}
