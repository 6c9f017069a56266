import { createRequire } from 'node:module';

type LoadOptions = Record<string, unknown>;
export type DevExtremeStore = {
  load: (options: LoadOptions) => Promise<{ data: Array<Record<string, unknown>>; totalCount: number }>;
  totalCount: (options: LoadOptions) => Promise<number>;
  byKey: (key: unknown) => Promise<Record<string, unknown> | undefined>;
};
type AjaxError = { xhr: { status: number; responseText: string } };
type StoreOptions = {
  key: string;
  loadUrl: string;
  loadParams?: Record<string, string>;
  onBeforeSend: (operation: string, settings: Record<string, unknown>) => void;
  onAjaxError: (error: AjaxError) => void;
};

/** DevExtreme's official client for lists, a CommonJS module, as it comes from its maker. */
const { createStore } = createRequire(import.meta.url)('devextreme-aspnet-data-nojquery') as {
  createStore: (options: StoreOptions) => DevExtremeStore; // by its index.d.ts
};

/** A list behind that client, asked for with these headers; what is refused is told to onRefusal. */
export function devExtremeStore(
  address: string,
  { headers, onRefusal }: { headers: Record<string, string>; onRefusal: (answer: string) => void },
): DevExtremeStore {
  const { origin, pathname, searchParams } = new URL(address);
  return createStore({
    key: 'id',
    loadUrl: `${origin}${pathname}`,
    loadParams: Object.fromEntries(searchParams),
    onBeforeSend: (_operation, settings) => void Object.assign(settings, { headers }),
    onAjaxError: ({ xhr }) => onRefusal(xhr.responseText),
  });
}
