import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { writeChoiceCookie } from '../../../lib/storage/storage';
import { listServer, showcase } from '../../../testing/list-server';
import { listedObjectiveAccess } from '../../../testing/listed-objective-access.builder';
import { renderApp } from '../../../testing/render-app';

const SAFETY = '0c000000-0000-4000-8000-000000000001';

afterEach(() => writeChoiceCookie('lists', null));

/** A list that cannot be searched as long as `isDown`. */
function failingServer() {
  const server = { isDown: true };
  const { call } = listServer({
    courses({ filter }) {
      if (filter && server.isDown) throw new Error('The server is down');
      const data = [listedObjectiveAccess({ objective: { name: filter ? 'Ink' : 'Paper' } })];
      return { data, totalCount: data.length };
    },
    showcases: [showcase({ id: SAFETY, name: 'Safety' })],
  });
  return { server, call };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const search = (value: string) => fireEvent.change(field(), { target: { value } });

test('a search that fails keeps its field, its words and the focus, and is asked for again', async () => {
  const { server, call } = failingServer();
  await renderApp('/learn/courses', { call });
  const before = field();
  before.focus();
  search('ink');
  expect(await screen.findByRole('heading', { name: 'The courses could not be loaded' })).toBeTruthy();
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.value).toBe('ink');
  expect(screen.getByRole('button', { name: 'Safety' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();

  server.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ink' })).toBeTruthy();
});

test('after a search that failed the list goes on with another, and with the same again', async () => {
  const { server, call } = failingServer();
  await renderApp('/learn/courses', { call });
  search('ink');
  await screen.findByRole('heading', { name: 'The courses could not be loaded' });
  search('');
  expect(await screen.findByRole('link', { name: 'Paper' })).toBeTruthy();
  server.isDown = false;
  search('ink');
  expect(await screen.findByRole('link', { name: 'Ink' })).toBeTruthy();
});
