import { createHash } from 'node:crypto';
import form from './styles/form.css?raw';
import paper from './styles/paper.css?raw';
import tokens from './styles/tokens.css?raw';

export type Stylesheet = { path: string; content: string };

/** What the demo's programs share, then the program's own. Named after its content, so that browsers may keep it for good. */
export function stylesheet(name: string, own: readonly string[]): Stylesheet {
  const content = [tokens, paper, form, ...own].join('\n');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/${name}-${hash}.css`, content };
}
