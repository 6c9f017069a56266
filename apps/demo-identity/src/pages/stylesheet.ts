import { createHash } from 'node:crypto';
import accounts from './accounts.css?raw';
import form from './form.css?raw';
import paper from './paper.css?raw';
import tokens from './tokens.css?raw';

export const STYLESHEET = [tokens, paper, form, accounts].join('\n');

/** Named after its content, so that browsers may keep it for good. */
export const STYLESHEET_PATH = `/sign-in-${createHash('sha256').update(STYLESHEET).digest('hex').slice(0, 12)}.css`;
