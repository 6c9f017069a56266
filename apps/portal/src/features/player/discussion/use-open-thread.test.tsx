import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { useOpenThread } from './use-open-thread';

const THREAD = '6f1a0b1c-2d3e-4f50-8a9b-0c1d2e3f4a5b';

function Discussion({ id, isOneOfMany }: { id: string; isOneOfMany: boolean }) {
  const { threadId, show } = useOpenThread({ discussionId: id, isOneOfMany });
  return (
    <button type="button" onClick={() => show(threadId === null ? THREAD : null)}>
      {`${id}: ${threadId ?? 'list'}`}
    </button>
  );
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('[1.3] [4.5] of several discussions on a page the address names the one that has its thread open', async () => {
  const page = (
    <>
      <Discussion id="bees" isOneOfMany />
      <Discussion id="wasps" isOneOfMany />
    </>
  );
  const { unmount } = await renderAt(NOON, page, { at: `/page?thread=${THREAD}&discussion=wasps` });
  expect(names()).toEqual(['bees: list', `wasps: ${THREAD}`]);
  await userEvent.click(screen.getByRole('button', { name: /^wasps/ }));
  expect(names()).toEqual(['bees: list', 'wasps: list']);
  await userEvent.click(screen.getByRole('button', { name: /^bees/ }));
  expect(names()).toEqual([`bees: ${THREAD}`, 'wasps: list']);
  unmount();
});

test.each([
  ['the thread alone', `?thread=${THREAD}`, `bees: ${THREAD}`],
  ['its discussion too', `?thread=${THREAD}&discussion=bees`, `bees: ${THREAD}`],
  ['another discussion', `?thread=${THREAD}&discussion=wasps`, 'bees: list'],
  ['what is no thread', '?thread=x', 'bees: list'],
])('[1.3] where there is one discussion, an address with %s', (_case, search, shown) => {
  return renderAt(NOON, <Discussion id="bees" isOneOfMany={false} />, { at: `/page${search}` }).then(() =>
    expect(names()).toEqual([shown]),
  );
});
