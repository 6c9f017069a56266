import { beforeEach, expect, test, vi } from 'vitest';
import { STYLED_IMPORT } from '../../styled-imports';

type StyledImport = (load: () => Promise<string>, styles: string[]) => Promise<string>;

const { __vitePreload: styledImport } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(STYLED_IMPORT)}`
)) as { __vitePreload: StyledImport }; // the name by which Vite calls it

/** What a browser would fetch, which is not to be fetched here. */
let links: HTMLLinkElement[];
beforeEach(() => {
  links = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => links.push(link as HTMLLinkElement)); // nothing else is
});

const page = async () => 'a page';
const happens = (name: 'load' | 'error') => links.at(-1)?.dispatchEvent(new Event(name));

test('a later file is asked for at once, and shown when its styles are there', async () => {
  const load = vi.fn<typeof page>(page);
  const shown = styledImport(load, ['assets/a.css']);
  expect([load.mock.calls.length, links.map(({ href }) => new URL(href).pathname)]).toEqual([
    1,
    ['/learn/assets/a.css'],
  ]);
  expect(await Promise.race([shown, Promise.resolve('nothing yet')])).toBe('nothing yet');
  happens('load');
  expect(await shown).toBe('a page');
});

test('styles are asked for once', async () => {
  const both = Promise.all([styledImport(page, ['assets/b.css']), styledImport(page, ['assets/b.css'])]);
  happens('load');
  await both;
  await styledImport(page, ['assets/b.css']);
  expect(links).toHaveLength(1);
});

test('styles that did not come are asked for anew', async () => {
  const failed = styledImport(page, ['assets/c.css']);
  happens('error');
  await expect(failed).rejects.toThrow('c.css');
  const shown = styledImport(page, ['assets/c.css']);
  happens('load');
  expect(await shown).toBe('a page');
});

test('a file without styles waits for none', async () => {
  expect(await styledImport(page, [])).toBe('a page');
});
