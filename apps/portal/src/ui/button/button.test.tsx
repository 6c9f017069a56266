import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Trash2, X } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button';
import { IconButton } from './icon-button';

afterEach(cleanup);

test('a button answers Enter and Space', async () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Continue</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a disabled button does nothing', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button onClick={onClick} disabled>
      Start
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy button keeps its name and its focus, says it is busy, and does not act twice', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button onClick={onClick} busy>
      Save
    </Button>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy submit button does not submit the form again', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an icon button is known by its label, and says when it is pressed', () => {
  render(
    <>
      <IconButton icon={X} label="Close" />
      <IconButton icon={Trash2} label="Contents" pressed />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-pressed')).toBeNull();
  expect(screen.getByRole('button', { name: 'Contents', pressed: true })).toBeTruthy();
});
