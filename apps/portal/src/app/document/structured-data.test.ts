import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { provideApi } from '../../api/transport/api-of';
import { openCatalogObjectiveQuery, openCatalogShowcasesQuery } from '../../api/courses/open-catalog';
import { createI18n } from '../../lib/format/i18n';
import { listServer } from '../../testing/list-server';
import { listedObjective } from '../../testing/listed-objective-access.builder';
import { OBJECTIVE_ID, openCatalogObjective } from '../../testing/objective-access.builder';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { createAppRouter } from '../routes/create-app-router';
import { createQueryClient } from '../routes/create-query-client';
import { languageLinks } from './language-links';
import { structuredData } from './structured-data';

const LISTED = [listedObjective({ id: OBJECTIVE_ID, name: 'Asking better questions' })];

type Visit = { objective?: OpenCatalogObjective; facts?: Parameters<typeof pageFacts>[0] };

async function loaded(path: string, { objective = openCatalogObjective(), facts: differs }: Visit = {}) {
  const queryClient = createQueryClient();
  const { call } = listServer({ openCourses: () => ({ data: LISTED, totalCount: LISTED.length }) });
  provideApi(queryClient, call);
  const facts = pageFacts({ isSignedIn: false, origin: 'https://learn.example', ...differs });
  queryClient.setQueryData(openCatalogObjectiveQuery(OBJECTIVE_ID, 'learn.example').queryKey, objective);
  queryClient.setQueryData(openCatalogShowcasesQuery('learn.example').queryKey, []);
  const router = createAppRouter({
    context: { queryClient, facts, i18n: await createI18n('en-US') },
    clock: { pageMadeAt: NOON, now: () => NOON },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return router;
}

async function htmlAt(path: string, visit: Visit = {}): Promise<string> {
  return structuredData(await loaded(path, visit), 'n0nce');
}

function dataIn(html: string): unknown {
  const [, json = ''] =
    /^<script type="application\/ld\+json" nonce="n0nce">(.*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(json);
}

const IN_ARABIC = { locale: 'ar', hasLocaleAddress: true } as const;
const PATH = `/learn/open-catalog/${OBJECTIVE_ID}/view/details`;

test('[2.17] a public course is described to search engines', async () => {
  const html = await htmlAt(PATH);
  expect(dataIn(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Asking better questions',
    description: expect.stringMatching(/^Curiosity at work/),
    url: `https://learn.example${PATH}`,
    image: `https://learn.example/api/lms-storage/v1/open-catalog/${OBJECTIVE_ID}/cover.png`,
    courseCode: 'PPL-204',
    inLanguage: 'en-US',
    educationalCredentialAwarded: 'Certificate',
    provider: { '@type': 'Organization', name: 'Lantern', url: 'https://learn.example' },
    offers: { '@type': 'Offer', category: 'Free', url: `https://learn.example${PATH}` },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT120M' },
  });
});

test('a name cannot end the element it stands in', async () => {
  const html = await htmlAt(PATH, {
    objective: openCatalogObjective({ name: '</script><script>alert(1)</script>' }),
  });
  expect(html.match(/<\/?script/g)).toHaveLength(2);
});

test('[2.17] its own picture and its language, where these are others', async () => {
  const objective = openCatalogObjective({ name: 'التدفق النقدي', imageUrl: '/files/jars.jpg' });
  expect(dataIn(await htmlAt(PATH, { objective, facts: IN_ARABIC }))).toMatchObject({
    url: `https://learn.example${PATH}?locale=ar`,
    image: 'https://learn.example/files/jars.jpg',
    inLanguage: 'ar',
  });
});

test('[2.17] the language that its author said is believed before any guess', async () => {
  const objective = openCatalogObjective({ name: 'お茶と器', language: 'ja' });
  expect(dataIn(await htmlAt(PATH, { objective }))).toMatchObject({ inLanguage: 'ja' });
});

test('[6.5] the open catalog names its courses, in their order', async () => {
  expect(dataIn(await htmlAt('/learn/open-catalog'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Asking better questions',
        url: `https://learn.example${PATH}`,
      },
    ],
  });
});

const LINKS = /<link rel="alternate" hreflang="(.*?)" href="(.*?)">/g;

test.each([
  ['the open catalog', '/learn/open-catalog', '/learn/open-catalog'],
  ['the open catalog with a search', '/learn/open-catalog?search=cash', '/learn/open-catalog'],
  ['a public course', PATH, PATH],
  ['a public course in one language', `${PATH}?locale=ar`, PATH],
])('[1.7] %s has an address in each language', async (_name, visited, path) => {
  const html = languageLinks(await loaded(visited));
  expect([...html.matchAll(LINKS)].map(([, language, address]) => [language, address])).toEqual([
    ['ar', `https://learn.example${path}?locale=ar`],
    ['en-US', `https://learn.example${path}?locale=en-US`],
    ['x-default', `https://learn.example${path}`],
  ]);
});

test('[1.7] with one language there are no others to name, nor on pages that are not for everybody', async () => {
  const one = { config: { supportedLocales: ['ar', 'la'] } };
  expect(languageLinks(await loaded(PATH, { facts: one }))).toBe('');
  expect(languageLinks(await loaded('/learn/forbidden'))).toBe('');
});

test('other pages describe nothing', async () => {
  expect(await htmlAt('/learn/forbidden')).toBe('');
});
