import { expect, test } from 'vitest';
import { isPassingTrouble } from './errors';

const failure = (message: string, fields: Record<string, string> = {}) =>
  Object.assign(new Error(message), fields);

test.each([
  ['a statement that took too long', failure('canceling statement', { code: '57014', severity: 'ERROR' })],
  ['a lock that did not come', failure('canceling statement', { code: '55P03', severity: 'ERROR' })],
  ['a deadlock that came back each time', failure('deadlock detected', { code: '40P01', severity: 'ERROR' })],
  ['a shutdown', failure('terminating connection', { code: '57P01', severity: 'FATAL' })],
  ['a start', failure('the database system is starting up', { code: '57P03', severity: 'FATAL' })],
  [
    'a transaction idle for too long',
    failure('terminating connection', { code: '25P03', severity: 'FATAL' }),
  ],
  ['no room for one more connection', failure('sorry, too many clients', { code: '53300' })],
  ['a pooler that lost its server', failure('server conn crashed?', { code: '08P01', severity: 'FATAL' })],
  ['a connection that does not exist', failure('no connection', { code: '08003', severity: 'ERROR' })],
  ['nobody at the address', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['a name that cannot be looked up now', failure('getaddrinfo EAI_AGAIN', { code: 'EAI_AGAIN' })],
  ['a connection that was cut', failure('Connection terminated unexpectedly')],
  ['the next statement on it', failure('Client has encountered a connection error and is not queryable')],
  ['a connection that was not made in time', failure('timeout expired')],
  ['a pool without a free connection', failure('timeout exceeded when trying to connect')],
])('%s passes', (_name, error) => {
  expect(isPassingTrouble(error)).toBe(true);
});

test.each([
  ['a statement that is wrong', failure('syntax error', { code: '42601', severity: 'ERROR' })],
  ['a key that is there already', failure('duplicate key', { code: '23505', severity: 'ERROR' })],
  ['a parameter too few', failure('bind message supplies 1', { code: '08P01', severity: 'ERROR' })],
  ['a bug', new TypeError('undefined is not a function')],
  ['what is no error at all', 'Connection terminated'],
])('%s does not', (_name, error) => {
  expect(isPassingTrouble(error)).toBe(false);
});
