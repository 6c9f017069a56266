import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { writeChoiceCookie } from '../../lib/storage/storage';
import { listServer, showcase } from '../../testing/list-server';
import { listedObjectiveAccess } from '../../testing/listed-objective-access.builder';
import { renderApp } from '../../testing/render-app';

const SAFETY = '0c000000-0000-4000-8000-000000000001';

afterEach(() => writeChoiceCookie('lists', null));

/** Two courses, one of them of the collection. */
function twoCourses(query: Record<string, unknown>) {
  const ids = ['0b000000-0000-4000-8000-000000000101', '0b000000-0000-4000-8000-000000000102'];
  const all = ids.map((id) => listedObjectiveAccess({ id, objective: { id } }));
  const data = query['showcase'] ? all.slice(0, 1) : all;
  return { data, totalCount: data.length };
}

test.each(['Back', 'its button'])(
  '[2.27] the filters are closed by %s first; what was chosen holds, and is what the next Back leaves',
  async (way) => {
    const { call } = listServer({
      courses: twoCourses,
      showcases: [showcase({ id: SAFETY, name: 'Safety' })],
    });
    const { router } = await renderApp('/learn/catalog', { call });
    await act(() => router.navigate({ href: '/learn/courses' }));
    const { history } = router;
    fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(history.location.state.above).toBeTypeOf('string'));
    fireEvent.click(await drawer.findByRole('checkbox', { name: /Safety/ }));
    await waitFor(() => expect(drawer.getByRole('status').textContent).toBe('1 course'));
    if (way === 'Back') await act(async () => history.back());
    else fireEvent.click(drawer.getByRole('button', { name: 'Close filters' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(history.location.href).toBe(`/learn/courses?collection=${SAFETY}`));
    expect(screen.getByText('1 course')).toBeTruthy();
    expect(history.location.state.above).toBeUndefined();
    await act(async () => history.back());
    expect(history.location.href).toBe('/learn/catalog');
  },
);
