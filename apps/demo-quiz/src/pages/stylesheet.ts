import { stylesheet } from '@lantern/demo-pages/stylesheet';
import form from './styles/form.css?raw';
import paper from './styles/paper.css?raw';
import question from './styles/question.css?raw';

export const STYLESHEET = stylesheet('quiz', [paper, form, question]);
