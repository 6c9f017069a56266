import { randomUUID } from 'node:crypto';
import type { Attachment } from '@lantern/contract/entities/attachment';
import type { TestApp } from '../test-app';
import { NORTH, type TestTenant } from '../test-tenants';

const PATH = '/api/lms-storage/v1/users/me/attachments';

export type SentUpload = {
  session?: string | undefined;
  name: string;
  bytes: Buffer | string;
  id?: string;
  tenant?: TestTenant;
  headers?: Record<string, string>;
};

export type UploadAnswer = { status: number; code: unknown; said: string; file: Attachment };

/** For tests: a file as a page of the tenant would send it. */
export async function sendUpload(
  { app }: Pick<TestApp, 'app'>,
  { session, name, bytes, id = randomUUID(), tenant = NORTH, headers = {} }: SentUpload,
): Promise<UploadAnswer> {
  const reply = await app.inject({
    method: 'PUT',
    url: `${PATH}/${id}?${new URLSearchParams({ name })}`,
    headers: {
      host: `${tenant.host}:8080`,
      ...(session && { cookie: `sid=${session}` }),
      'content-type': 'application/octet-stream',
      'x-requested-with': 'XMLHttpRequest',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: bytes,
  });
  const json = reply.json();
  return { status: reply.statusCode, code: json.code, said: json.errors?.file?.[0] ?? '', file: json };
}
