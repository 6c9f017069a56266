import { stylesheet } from '@lantern/demo-pages/stylesheet';
import accounts from './accounts.css?raw';
import form from './form.css?raw';
import paper from './paper.css?raw';

export const STYLESHEET = stylesheet('sign-in', [paper, form, accounts]);
