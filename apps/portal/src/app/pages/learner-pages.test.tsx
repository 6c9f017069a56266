import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentUserQuery } from '../../api/platform';
import { currentUser } from '../../testing/current-user.builder';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { LearnerPages } from './learner-pages';
// Loaded when they are wanted; here they are at hand.
import '../shell/menu-drawer';
import '../shell/plugin-entry';

const RESEARCH = {
  permissions: [{ key: 'Research.Access', scope_id: null }],
  licensedFeatures: ['Platform.Research', 'Platform.KnowledgeModels'],
  settings: {
    'ui.applications': ['research'],
    'ui.learner.navigation': { researchProjects: true, knowledgeModels: true },
  },
};
const NOTHING_BUT_COURSES = { 'ui.learner.navigation': { catalog: false, calendar: false } };

async function renderShell(
  user: Partial<CurrentUser> = {},
  at = '/profile',
  locale: 'en-US' | 'ar' = 'en-US',
) {
  await renderAt(NOON, <LearnerPages />, {
    at,
    facts: pageFacts({ locale }),
    answers: [[currentUserQuery().queryKey, currentUser(user)]],
  });
}

/** The one beside the page; the bar at its foot comes after it. */
function menu(): string[] {
  const [side] = screen.queryAllByRole('navigation');
  return screen.getAllByRole('link').flatMap((link) => {
    if (!side?.contains(link)) return [];
    return `${link.textContent} ${link.getAttribute('href')}`;
  });
}

const CALENDAR = 'Calendar /learn/calendar';

const cases: Array<[name: string, user: Partial<CurrentUser>, items: string[]]> = [
  ['[2.23] by default', {}, ['My courses /learn/courses', 'Catalog /learn/catalog', CALENDAR]],
  [
    '[2.23] with the dashboard, which is first',
    { featureFlags: { 'learner.dashboard': true } },
    ['Dashboard /learn/', 'My courses /learn/courses', 'Catalog /learn/catalog', CALENDAR],
  ],
  [
    '[2.22] [6.3] with research',
    RESEARCH,
    [
      'My courses /learn/courses',
      'Catalog /learn/catalog',
      'Research projects /platform/projects',
      'Knowledge models /platform/knowledge-models',
      CALENDAR,
    ],
  ],
  [
    '[6.3] with research on, but without its licence',
    { ...RESEARCH, licensedFeatures: ['Lms.Learning'] },
    ['My courses /learn/courses', 'Catalog /learn/catalog', CALENDAR],
  ],
  [
    '[6.3] with research on, but without its permission',
    { ...RESEARCH, permissions: [] },
    ['My courses /learn/courses', 'Catalog /learn/catalog', CALENDAR],
  ],
  [
    '[6.4] with research in the cloud',
    { ...RESEARCH, featureFlags: { 'cloud-redirects': true } },
    [
      'My courses /learn/courses',
      'Catalog /learn/catalog',
      'Research projects /cloud/projects',
      'Knowledge models /cloud/knowledge-models',
      CALENDAR,
    ],
  ],
  [
    '[2.22] with rooms and without a catalog',
    { settings: { 'ui.applications': ['rooms'], 'ui.learner.navigation': { rooms: true, catalog: false } } },
    ['My courses /learn/courses', 'Rooms /classroom/learner/rooms', CALENDAR],
  ],
  [
    '[2.23] for whoever does more than learn',
    { roles: ['Learner', 'Instructor'], settings: { 'ui.applications': ['portal'] } },
    ['My courses /learn/courses', 'Catalog /learn/catalog', CALENDAR, 'Go to portal /portal'],
  ],
  [
    '[2.22] for the same, where this host serves no other application',
    { ...RESEARCH, roles: ['Learner', 'Instructor'], settings: { 'ui.learner.navigation': { rooms: true } } },
    ['My courses /learn/courses', 'Catalog /learn/catalog', CALENDAR],
  ],
];

test.each(cases)('the menu %s', async (_name, user, items) => {
  await renderShell(user);
  expect(menu()).toEqual(items);
});

test('[2.23] a tenant’s own item has its label in the reader’s language, and says when it opens a new tab', async () => {
  const plugin = { icon: null, permission: null, target: null };
  const settings: CurrentUser['settings'] = {
    ...NOTHING_BUT_COURSES,
    'lms.learner_allowed_external_sources': 'https://library.example',
    'ui.learner.navigation.plugins': [
      {
        ...plugin,
        slug: 'books',
        label: { 'en-US': 'Library', ar: 'المكتبة' },
        href: 'https://library.example/',
        order: 2,
      },
      { ...plugin, slug: 'help', label: { de: 'Hilfe' }, href: '/help', order: 1 },
      {
        ...plugin,
        slug: 'bad',
        label: { 'en-US': 'Elsewhere' },
        href: 'https://elsewhere.example/',
        order: 0,
      },
    ],
  };
  await renderShell({ settings }, '/profile', 'ar');
  expect(menu().slice(1)).toEqual([
    'Hilfe /help',
    'المكتبةيُفتح في علامة تبويب جديدة https://library.example/',
  ]);
});

test('[2.23] a tenant’s own item has the icon that it names, and a plain one where there is none of the name', async () => {
  const plugin = { label: {}, href: '/help', permission: null, target: null };
  const items = ['book', 'star', 'nonesuch', null].map((icon, order) => ({
    ...plugin,
    slug: `plugin-${order}`,
    icon,
    order,
  }));
  await renderShell(
    { settings: { ...NOTHING_BUT_COURSES, 'ui.learner.navigation.plugins': items } },
    '/profile',
  );
  const icons = [...document.querySelectorAll('[data-slug^="plugin-"] svg')].map(
    ({ innerHTML }) => innerHTML,
  );
  expect(icons).toHaveLength(4);
  expect([...new Set(icons)]).toEqual([icons[0], icons[1], icons[2]]);
});

test('[2.24] where courses is all there is, there is no menu to open', async () => {
  await renderShell({ settings: NOTHING_BUT_COURSES });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
});

test.each([
  ['/courses', 1],
  ['/courses/', 1],
  ['/profile', 0],
])('[2.24] the way to the portal alone brings a menu on the courses page only: %s', async (at, shown) => {
  const settings = { ...NOTHING_BUT_COURSES, 'ui.applications': ['portal'] };
  await renderShell({ settings, roles: ['Learner', 'Author'] }, at);
  expect(screen.queryAllByRole('navigation')).toHaveLength(shown);
});

test('the item of the page that is shown is marked, and only that, in menu and bar', async () => {
  await renderShell({}, '/catalog');
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual(['Catalog', 'Catalog']);
});

test('[2.23] the bar of small screens has the places that the menu has, the dashboard as today', async () => {
  await renderShell({ featureFlags: { 'learner.dashboard': true } }, '/catalog');
  const bar = screen.getByRole('navigation', { name: 'Places' });
  const places = within(bar).getAllByRole('link');
  expect(places.map((link) => link.textContent)).toEqual(['Today', 'My courses', 'Calendar', 'Catalog']);
  expect(places.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'page']);
});

test('[2.36] in a frame of another page there is no bar', async () => {
  await renderAt(NOON, <LearnerPages />, {
    at: '/profile',
    facts: pageFacts({ isFramed: true }),
    answers: [[currentUserQuery().queryKey, currentUser({})]],
  });
  expect(screen.queryByRole('navigation', { name: 'Places' })).toBeNull();
});

test('on small screens the menu opens as a drawer, and closes as a page is chosen', async () => {
  await renderShell();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
  const [link] = [...drawer.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Catalog');
  expect(link).toBeTruthy();
  if (link) await userEvent.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[9.1] whoever is shown pages has a session record', async () => {
  localStorage.clear();
  await renderShell();
  expect(localStorage.getItem('session')).toContain(currentUser().user.id);
});

/** Waited for: one that fails would take the place with it. */
const TUTOR = { address: 'https://elsewhere.test/tutor', kind: 'frame' } as const;

test.each([
  ['with the knowledge centre from which it answers', { tutor: TUTOR, knowledgeCentre: TUTOR }, 2],
  ['not without it', { tutor: TUTOR }, 0],
  ['nor where there is only that', { knowledgeCentre: TUTOR }, 0],
])('[1.6] [8.11] the tutor has a place above the pages: %s', async (_name, fragments, places) => {
  await renderAt(NOON, <LearnerPages />, {
    at: '/profile',
    facts: pageFacts({ config: { fragments } }),
    answers: [[currentUserQuery().queryKey, currentUser({})]],
  });
  await act(async () => void (await import('../../parts/fragment-slot/tutor-corner')));
  expect(document.querySelectorAll('[data-fragment]')).toHaveLength(places);
});
