import { expect, test } from 'vitest';
import { testContent, testDraft, testPart } from '../../testing/course-import/test-draft';
import { previewDraft } from './preview-draft';

test('a draft is open to its author, and needs no scale of the tenant', () => {
  const draft = testDraft({ state: 'draft', scale: 'Letters' });
  expect(previewDraft(draft)).toEqual({ ...draft, state: 'ready', scale: null });
});

test('where a tool of the tenant would open, a text says so; its own text stays', () => {
  const tool = { name: 'Maps & <plans>', targetLinkUri: null, custom: {} };
  const opens = testPart('map', { type: 'lti', content: testContent({ tool }) });
  const says = testPart('plan', { type: 'lti', content: testContent({ tool, html: '<p>Look.</p>' }) });
  const { parts } = previewDraft(testDraft({ parts: [testPart('module', { children: [opens, says] })] }));
  expect(parts[0]?.children).toMatchObject([
    {
      type: 'text',
      content: {
        tool: null,
        text: { html: '<p>Here learners open the tool “Maps &#38; &#60;plans&#62;”.</p>' },
      },
    },
    { type: 'text', content: { tool: null, text: { html: '<p>Look.</p>' } } },
  ]);
});
