import { ProblemError } from '@lantern/contract/problem-error';
import { expect, test } from 'vitest';
import { createI18n } from '../../lib/format/i18n';
import { errorText } from './error-text';
import { NetworkError } from './network-error';

const INTERNAL = 'Internal error. Please refresh the page and try again.';
const UNKNOWN = 'Unknown error. Please refresh the page and try again.';
const BUSY = 'It is our server, not your connection. Nothing of yours is lost. Try again in a moment.';
const { t } = await createI18n('en-US');

/** As an error arrives that was rendered into the page. */
const withoutClass = Object.assign(new Error('internal'), { name: 'ProblemError', code: 'internal' });

test.each<[name: string, error: unknown, text: string]>([
  ['[8.3] the server failed', new ProblemError('internal'), INTERNAL],
  ['the server is busy', new ProblemError('busy'), BUSY],
  ['the server had no time', new ProblemError('timedOut'), BUSY],
  ['too much was asked of it', new ProblemError('tooManyRequests'), BUSY],
  [
    'the server says when',
    new ProblemError('tooManyRequests', {}, { retryAfterMs: 120_000 }),
    'It is our server, not your connection. Nothing of yours is lost. Try again in 2 minutes.',
  ],
  ['[8.3] the same, come with the page', withoutClass, INTERNAL],
  ['[8.3] a refusal', new ProblemError('forbidden'), UNKNOWN],
  [
    'a refusal whose words are not for learners',
    new ProblemError('invalidRequest', { take: ['Too many'] }),
    UNKNOWN,
  ],
  ['a bug', new TypeError('x is not a function'), UNKNOWN],
  ['something thrown', 'oops', UNKNOWN],
  [
    'a code that nobody knows',
    Object.assign(new Error('?'), { name: 'ProblemError', code: 'toString' }),
    UNKNOWN,
  ],
  [
    'no network',
    new NetworkError(),
    'There is no connection to the server. Check your network and try again.',
  ],
  ['[8.2] a refused command', new ProblemError('commandFailed', { id: ['No seats left'] }), 'No seats left'],
  [
    '[8.2] a refused command without words',
    new ProblemError('commandFailed'),
    'Server accepted command but encountered errors.',
  ],
])('%s', (_name, error, text) => {
  expect(errorText(error, t)).toBe(text);
});
