import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { openCatalogObjectiveQuery, openCatalogShowcasesQuery } from '../api/open-catalog';
import { createI18n } from '../lib/i18n';
import { OBJECTIVE_ID, openCatalogObjective } from '../testing/objective-access.builder';
import { NOON, pageFacts } from '../testing/page-facts.builder';
import { createAppRouter } from './create-app-router';
import { createQueryClient } from './create-query-client';
import { structuredData } from './structured-data';

async function htmlAt(path: string, objective = openCatalogObjective()): Promise<string> {
  const queryClient = createQueryClient();
  const facts = pageFacts({ isSignedIn: false, origin: 'https://learn.example' });
  queryClient.setQueryData(openCatalogObjectiveQuery(OBJECTIVE_ID, 'learn.example').queryKey, objective);
  queryClient.setQueryData(openCatalogShowcasesQuery('learn.example').queryKey, []);
  const router = createAppRouter({
    context: { queryClient, facts, i18n: await createI18n('en-US') },
    clock: { pageMadeAt: NOON, now: () => NOON },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  return structuredData(router, 'n0nce');
}

const PATH = `/learn/open-catalog/${OBJECTIVE_ID}/view/details`;

test('[2.17] a public course is described to search engines', async () => {
  const html = await htmlAt(PATH);
  const [, json = ''] =
    /^<script type="application\/ld\+json" nonce="n0nce">(.*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Asking better questions',
    description: expect.stringMatching(/^Curiosity at work/),
    url: `https://learn.example${PATH}`,
    courseCode: 'PPL-204',
    educationalCredentialAwarded: 'Certificate',
    provider: { '@type': 'Organization', name: 'Lantern', url: 'https://learn.example' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT120M' },
  });
});

test('a name cannot end the element it stands in', async () => {
  const html = await htmlAt(PATH, openCatalogObjective({ name: '</script><script>alert(1)</script>' }));
  expect(html.match(/<\/?script/g)).toHaveLength(2);
});

test('other pages describe nothing', async () => {
  expect(await htmlAt('/learn/forbidden')).toBe('');
});
