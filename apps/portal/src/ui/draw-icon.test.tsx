import { render } from '@testing-library/react';
import { Boxes, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { expect, test } from 'vitest';
import { shapesOf } from '../../lean-icons';
import drawIcon from './draw-icon';

const files = import.meta.glob<string>(
  '../../../../node_modules/lucide-react/dist/esm/icons/{boxes,clock,loader-circle}.mjs',
  { eager: true, import: 'default', query: '?raw' },
);
const LOOKS = { size: 20, strokeWidth: 1.75, className: 'icon', 'aria-hidden': 'true' } as const;

test.each<[string, LucideIcon]>([
  ['boxes', Boxes],
  ['clock', Clock],
  ['loader-circle', LoaderCircle],
])('%s is drawn as Lucide draws it', async (name, Whole) => {
  const [, code = ''] = Object.entries(files).find(([file]) => file.endsWith(`/${name}.mjs`)) ?? [];
  const Lean = drawIcon(await shapesIn(code));
  const [whole, lean] = [pictureOf(Whole), pictureOf(Lean)];
  expect(lean?.innerHTML).toBe(whole?.innerHTML);
  expect(attributes(lean)).toEqual({ ...attributes(whole), class: 'icon' });
});

async function shapesIn(code: string): Promise<Parameters<typeof drawIcon>[0]> {
  const script = `export default ${shapesOf(code)}`;
  const { default: shapes } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`
  );
  return shapes;
}

function pictureOf(Picture: ComponentType<ComponentProps<ReturnType<typeof drawIcon>>>): Element | null {
  return render(<Picture {...LOOKS} />).container.firstElementChild;
}

/** A page needs no namespace, which only a file of its own does. */
function attributes(element: Element | null): Record<string, string> {
  const all = [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]);
  return Object.fromEntries(all.filter(([name]) => name !== 'xmlns'));
}
