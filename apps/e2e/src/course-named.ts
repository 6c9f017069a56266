import type { APIRequestContext } from '@playwright/test';
import { expect } from './product';

const OPEN_CATALOG = '/api/lms/v1/public/open-catalog/objectives/query';

/** The id of a course of the demo's open catalog, which every journey may ask for. */
export async function courseNamed(request: APIRequestContext, name: string): Promise<string> {
  const filter = JSON.stringify(['name', '=', name]);
  const answer = await request.get(OPEN_CATALOG, { params: { domain: 'localhost', filter } });
  const { data } = (await answer.json()) as { data: Array<{ id: string }> }; // as the call is described
  expect(data, name).toHaveLength(1);
  return data[0]?.id ?? '';
}
