import type { ListedObjective } from '@lantern/contract/entities/objective';
import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { listedObjective } from '../../testing/listed-objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { OfferedCourseCard } from './offered-course-card';

function CardAlone({ objective }: { objective: ListedObjective }) {
  const { t } = useTranslation();
  return <OfferedCourseCard objective={objective} light={0} to="/catalog/x" t={t} />;
}

test('an offered course says what it is about and how much there is of it', async () => {
  await renderAt(NOON, <CardAlone objective={listedObjective()} />);
  expect(screen.getByRole('article').textContent).toBe(
    'A short history of the bookFrom scroll to screen.5 modules120 min',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/learn/catalog/x');
  // In a page that runs the other way, what is cut ends where the text does.
  expect(screen.getByText('From scroll to screen.').dir).toBe('auto');
});

test('[9.16] a course in another language than the page says so of its words', async () => {
  const words = { name: 'お茶と器', description: '茶葉と湯の関係。', language: 'ja' };
  await renderAt(NOON, <CardAlone objective={listedObjective(words)} />);
  expect(screen.getByRole('heading', { name: words.name }).lang).toBe('ja');
  expect(screen.getByText(words.description).lang).toBe('ja');
  expect(screen.getByText('5 modules').closest('[lang]')).toBe(null);
});

test('a draft is announced, and what nobody knows is left out', async () => {
  const { activity } = listedObjective();
  const objective = listedObjective({
    state: 'draft',
    description: '',
    activity: { ...activity, childrenCount: 0, duration: null },
  });
  await renderAt(NOON, <CardAlone objective={objective} />);
  expect(screen.getByRole('article').textContent).toBe('Coming soonA short history of the book');
});
