import { afterEach, expect, test } from 'vitest';
import { leadPast } from './lead-past';

afterEach(() => document.body.replaceChildren());

/** A page whose last part is a program of its own, where told to. */
function show(after: string, inShadow = '') {
  document.body.innerHTML = `<main><h1>Home</h1><div id="place"><h2>News</h2><button>Dismiss</button></div>${after}</main>`;
  const host = document.querySelector('#host');
  if (host) host.attachShadow({ mode: 'open' }).innerHTML = inShadow;
  document.querySelector('button')?.focus();
  return document.querySelector('#place');
}
const focused = () => {
  const { activeElement } = document;
  return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.textContent;
};

test.each([
  ['the next heading', '<p>Text</p><section><h2>Results</h2></section><h2>More</h2>', '', 'Results'],
  ['the one of a program of its own', '<div id="host"></div><h2>More</h2>', '<h2>Tasks</h2>', 'Tasks'],
  ['the title, where none follows', '<p>Text</p>', '', 'Home'],
])('[1.6] when what had the focus is gone it goes to %s', async (_name, after, inShadow, heading) => {
  const place = show(after, inShadow);
  const leading = leadPast(place);
  place?.remove();
  await leading;
  expect(focused()).toBe(heading);
});

test('[1.6] a focus that is elsewhere stays there', async () => {
  const place = show('<input aria-label="Search"><h2>Results</h2>');
  const leading = leadPast(place);
  document.querySelector('input')?.focus();
  place?.remove();
  await leading;
  expect(document.activeElement).toBe(document.querySelector('input'));
});
