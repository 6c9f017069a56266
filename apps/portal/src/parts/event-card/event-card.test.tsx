import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { EventCard } from './event-card';

const EVENT = {
  start: new Date('2026-11-20T15:00:00Z'),
  end: new Date('2026-11-20T16:30:00Z'),
  timeZone: 'Europe/Zurich',
  place: 'Room 4, Bahnhofstrasse 1',
  link: 'https://rooms.example/4',
  description: 'Bring one number that you do not understand.',
  language: 'de',
  icsUrl: '/api/lms/v1/events/1.ics',
};
const BEFORE = new Date('2026-11-20T14:00:00Z');
const DURING = new Date('2026-11-20T15:30:00Z');
const AFTER = new Date('2026-11-20T17:00:00Z');

function show(now: Date, timeZone = 'America/New_York', event = EVENT) {
  return renderAt(now, <EventCard {...event} />, { facts: pageFacts({ now, timeZone }) });
}

test("[4.2] an event stands in the reader's time, with the time of its place beside it", async () => {
  await show(BEFORE);
  expect(screen.getByText(/Friday, November 20, 2026.*10:00.*11:30/)).toBeTruthy();
  expect(screen.getByText('Eastern Standard Time')).toBeTruthy();
  expect(screen.getByText(/4:00.*5:30.*Central European/)).toBeTruthy();
  expect(screen.getByText('Room 4, Bahnhofstrasse 1')).toBeTruthy();
});

test('[4.2] where both clocks show the same, the time stands once', async () => {
  await show(BEFORE, 'Europe/Berlin');
  expect(screen.queryByText(/Where it takes place/)).toBeNull();
});

test('[4.2] before and during the event it can be joined and taken into a calendar', async () => {
  await show(BEFORE);
  expect(screen.getByText('Upcoming')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Join/ }).getAttribute('href')).toBe('https://rooms.example/4');
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(EVENT.icsUrl);
});

test('[4.2] while it is on, it says so', async () => {
  await show(DURING);
  expect(screen.getByText('Now')).toBeTruthy();
});

test('[4.2] an event that is over says so and offers nothing', async () => {
  await show(AFTER);
  expect(screen.getByText('This event is over.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a zone that nobody knows does not take the page down', async () => {
  await show(BEFORE, 'UTC', { ...EVENT, timeZone: 'Atlantis/Capital' });
  expect(screen.getByText(/3:00.*4:30/)).toBeTruthy();
});
