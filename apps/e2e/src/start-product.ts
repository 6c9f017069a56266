import { runProduct } from './run-product';

/** Starts the product once for the whole run; the answer stops it again. */
export default async function startProduct(): Promise<() => Promise<void>> {
  // For working on the journeys: a product that is running already.
  if (process.env['LANTERN_E2E_URL']) return async () => {};
  const { url, gradingUrl, stop } = await runProduct('start.mjs');
  process.env['LANTERN_E2E_URL'] = url;
  process.env['LANTERN_E2E_GRADING_URL'] = gradingUrl;
  return stop;
}
