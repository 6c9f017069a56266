import type { RouteComponent } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from './lazy-page';

class Shown extends Component<{ children: ReactNode }> {
  override state = { name: null as string | null };
  static getDerivedStateFromError({ name }: Error) {
    return { name };
  }
  override render() {
    return this.state.name ?? this.props.children;
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function drawn(load: () => Promise<RouteComponent>): Promise<string> {
  const Page = lazyPage(load);
  await Page.preload?.();
  return render(
    <Shown>
      <Page />
    </Shown>,
  ).container.innerHTML;
}

test('a page is drawn once its file is here', async () => {
  expect(await drawn(async () => () => <p>A course</p>)).toBe('<p>A course</p>');
});

test.each([
  ['no server answers', () => Promise.reject(new TypeError('Failed to fetch')), 'NetworkError'],
  ['the server is in trouble', async () => new Response('', { status: 503 }), 'ProblemError'],
  ['only the file is missing', async () => new Response('{}'), 'Error'],
])('[8.5] a file that does not come, where %s, is a %s', async (_case, answer, name) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  expect(await drawn(() => Promise.reject(new Error('Out of reach')))).toBe(name);
  expect(screen.queryByText('A course')).toBeNull();
});
