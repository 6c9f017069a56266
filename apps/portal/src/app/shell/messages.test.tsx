import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { dismissToast, showToast, useToasts } from '../../lib/page/toasts';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { Dialog } from '../../ui/modal/dialog';
import { Drawer } from '../../ui/modal/drawer';
import { Messages } from './messages';

/** Nothing of one test is told in the next. */
function Dismissals() {
  return useToasts().map(({ id }) => (
    <button type="button" key={id} data-dismiss onClick={() => dismissToast(id)}>
      Away
    </button>
  ));
}
afterEach(() => {
  for (const button of document.querySelectorAll('[data-dismiss]')) fireEvent.click(button);
});

const nothing = () => {};

const OPEN = ['nothing', 'drawer', 'question'] as const;

function Page() {
  const [open, setOpen] = useState<(typeof OPEN)[number]>('nothing');
  return (
    <>
      {OPEN.map((one) => (
        <button type="button" key={one} onClick={() => setOpen(one)}>
          {one}
        </button>
      ))}
      {open !== 'nothing' && (
        <Drawer title="Filters" closeLabel="Close" onClose={nothing}>
          {open === 'question' && <Dialog title="Leave?" actions={null} onClose={nothing} />}
        </Drawer>
      )}
      <Messages />
      <Dismissals />
    </>
  );
}
const open = (what: (typeof OPEN)[number]) => fireEvent.click(screen.getByText(what));
const told = () => screen.getByText('Unknown error.').closest('dialog')?.textContent;

test('[8.3] what is told while something is open above the page is told in it, where it can be reached', async () => {
  await renderAt(NOON, <Page />);
  open('drawer');
  act(() => showToast('error', 'Unknown error.', { label: 'Try again', run: nothing }));
  const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(within(drawer.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeTruthy();
  open('question');
  expect(told()).toMatch(/^Leave\?/);
  open('drawer');
  expect(told()).toMatch(/^Filters/);
  open('nothing');
  expect(told()).toBeUndefined();
});
