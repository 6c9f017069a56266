import { expect, test } from 'vitest';
import { ACTIVITY_TYPES, type ActivityType } from '../vocabulary';
import { needsConnection } from './needs-connection';

const READABLE: readonly ActivityType[] = ['text', 'event', 'composite'];

test.each(ACTIVITY_TYPES)('[2.8] %s needs a connection while its content is not here', (type) => {
  expect(needsConnection(type, false)).toBe(true);
});

test.each(ACTIVITY_TYPES)('[2.8] of what is here, %s is readable or lives on a server', (type) => {
  expect(needsConnection(type, true)).toBe(!READABLE.includes(type));
});
