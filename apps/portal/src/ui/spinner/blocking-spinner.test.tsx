import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BlockingSpinner } from './blocking-spinner';

afterEach(cleanup);

test('what is being saved is said, and Escape does not end it', () => {
  render(<BlockingSpinner text="Saving your answers" />);
  const spinner = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Saving your answers' });
  fireEvent(spinner, new Event('cancel', { cancelable: true }));
  expect(spinner.open).toBe(true);
});

test('a browser that closes it at a second Escape finds it open again', () => {
  render(<BlockingSpinner text="Saving your answers" />);
  const spinner = screen.getByRole<HTMLDialogElement>('dialog');
  spinner.close();
  expect(spinner.open).toBe(true);
});

test('[9.2] what is quick does not flash: it comes after 300 ms, in 200 ms', () => {
  render(<BlockingSpinner text="Saving your answers" />);
  const { animationDelay, animationDuration } = screen.getByRole('dialog').style;
  expect([animationDelay, animationDuration]).toEqual(['300ms', '200ms']);
});
