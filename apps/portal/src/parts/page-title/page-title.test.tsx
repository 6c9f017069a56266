import { expect, test } from 'vitest';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { PageTitle } from './page-title';

test('[2.35] the title is the page, a separator, the product as the tenant calls it', async () => {
  const facts = pageFacts({ config: { productTitle: 'Nordic Academy' } });
  await renderAt(NOON, <PageTitle of="Algebra <1> & more" />, { facts });
  expect(document.title).toBe('Algebra <1> & more · Nordic Academy');
});
