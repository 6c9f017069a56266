import { expect, test } from 'vitest';
import { openRooms } from './rooms';

test.each<[string, string[] | undefined, string[]]>([
  ['an installation that names none has no other application', undefined, ['dashboard', 'calendar']],
  ['it has those that it names', ['admin', 'portal'], ['dashboard', 'calendar', 'portal', 'admin']],
  [
    'a page of the portal is no application, and an unknown word is nothing',
    ['profile', 'shop'],
    ['dashboard', 'calendar'],
  ],
])('[2.22] %s', (_, applications, rooms) => {
  expect(openRooms(applications)).toEqual(rooms);
});
