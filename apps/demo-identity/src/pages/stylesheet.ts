import { createHash } from 'node:crypto';
import styles from './sign-in.css?raw';

export const STYLESHEET = styles;

/** Named after its content, so that browsers may keep it for good. */
export const STYLESHEET_PATH = `/sign-in-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;
