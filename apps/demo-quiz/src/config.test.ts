import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config';

const SETTINGS = {
  QUIZ_PORT: '4200',
  QUIZ_URL: 'https://quiz.test/',
  QUIZ_PLATFORM: 'https://learn.test',
  QUIZ_CLIENT_ID: 'quiz',
  QUIZ_DEPLOYMENT_ID: 'one',
  QUIZ_DATA: '.data/quiz',
};

test('the least settings are enough', () => {
  expect(readConfig(SETTINGS)).toEqual({
    kind: 'valid',
    config: {
      host: '127.0.0.1',
      port: 4200,
      url: 'https://quiz.test',
      platform: {
        issuer: 'https://learn.test',
        authorizationUrl: 'https://learn.test/lti/authorize',
        tokenUrl: 'https://learn.test/lti/token',
        keysUrl: 'https://learn.test/lti/jwks',
        clientId: 'quiz',
        deploymentId: 'one',
        origins: ['https://learn.test'],
      },
      dataFolder: resolve('.data/quiz'),
    },
  });
});

test.each([
  ['QUIZ_PORT', ''],
  ['QUIZ_PORT', '65536'],
  ['QUIZ_URL', 'quiz.test'],
  ['QUIZ_URL', 'https://quiz.test/path'],
  ['QUIZ_PLATFORM', ''],
  ['QUIZ_PLATFORM', 'ftp://learn.test'],
  ['QUIZ_PLATFORM_ORIGINS', 'https://learn.test,nowhere'],
  ['QUIZ_CLIENT_ID', ''],
  ['QUIZ_DEPLOYMENT_ID', ''],
  ['QUIZ_DATA', ''],
])('%s as "%s" is refused by name', (name, value) => {
  expect(readConfig({ ...SETTINGS, [name]: value })).toEqual({
    kind: 'invalid',
    reason: expect.stringMatching(new RegExp(`^${name} must .+\\.$`)),
  });
});
