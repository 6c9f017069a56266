import type { Readable } from 'node:stream';

/** Thrown, the scanner could not say. */
export type Scanner = (bytes: Readable) => Promise<'clean' | 'infected'>;
