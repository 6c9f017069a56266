import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/button';
import { BottomSheet } from './bottom-sheet';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

afterEach(cleanup);

function SubmitDialog({ onSubmit }: { onSubmit: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Submit your results?"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Keep working</Button>
              <Button variant="primary" onClick={onSubmit}>
                Submit
              </Button>
            </>
          }
        >
          You will not be able to resume.
        </Dialog>
      )}
    </>
  );
}

test('a dialog is named by its question, told by its sentence, and gone when it is answered', async () => {
  render(
    <StrictMode>
      <SubmitDialog onSubmit={vi.fn<() => void>()} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Submit your results?' });
  expect(dialog.getAttribute('aria-describedby')).toBe(
    screen.getByText('You will not be able to resume.').id,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep working' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape asks the owner to close, and the owner may refuse', () => {
  const onClose = vi.fn<() => void>();
  render(<Dialog title="Leave?" onClose={onClose} actions={<Button>Stay</Button>} />);
  const dialog = screen.getByRole('dialog');
  const allowed = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(allowed).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Leave?' })).toBeTruthy();
});

test('a drawer closes by its button and by a press outside, not by one inside', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Drawer title="Filters" closeLabel="Close" onClose={onClose} footer={<Button>Clear filters</Button>}>
      <p>Collection</p>
    </Drawer>,
  );
  await userEvent.click(screen.getByText('Collection'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('dialog', { name: 'Filters' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a sheet pulled down far enough closes; pulled a little it stays', () => {
  const onClose = vi.fn<() => void>();
  render(
    <BottomSheet label="Account menu" closeLabel="Close" onClose={onClose}>
      <button type="button">Profile</button>
    </BottomSheet>,
  );
  const handle = screen.getByRole('button', { name: 'Close' });
  handle.setPointerCapture = vi.fn<() => void>();
  for (const endY of [30, 200]) {
    fireEvent.pointerDown(handle, { clientY: 0 });
    fireEvent.pointerMove(handle, { clientY: endY });
    fireEvent.pointerUp(handle, { clientY: endY });
  }
  expect(onClose).toHaveBeenCalledTimes(1);
});
