import { createHash } from 'node:crypto';
import form from './styles/form.css?raw';
import paper from './styles/paper.css?raw';
import question from './styles/question.css?raw';
import tokens from './styles/tokens.css?raw';

export const STYLESHEET = [tokens, paper, form, question].join('\n');

/** Named after its content, so that browsers may keep it for good. */
export const STYLESHEET_PATH = `/quiz-${createHash('sha256').update(STYLESHEET).digest('hex').slice(0, 12)}.css`;
