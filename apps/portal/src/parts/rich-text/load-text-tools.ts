import { loadPatiently } from '../../lib/network/load-patiently';

type TextTools = typeof import('./text-tools');

let loaded: TextTools | null = null;
let loading: Promise<TextTools> | null = null;

/** What a text needs in the browser and not on the first view; fetched once, beside the page. */
export function loadTextTools(): Promise<TextTools> {
  loading ??= loadPatiently(() => import('./text-tools')).then((tools) => {
    loaded = tools;
    return tools;
  });
  return loading;
}

/** Null until they have come. */
export function textToolsNow(): TextTools | null {
  return loaded;
}
