import { MOST_FETCHED_BYTES } from '../limits';
import { type Fetching, fetchText } from './fetch-text';

/** What a registered host answers, as JSON of a megabyte at most. */
export async function fetchJson(
  address: string,
  { hasLocalTools }: Pick<Fetching, 'hasLocalTools'>,
): Promise<unknown> {
  const { text } = await fetchText(address, {
    hasLocalTools,
    accept: 'application/json',
    mostBytes: MOST_FETCHED_BYTES,
  });
  return JSON.parse(text);
}
