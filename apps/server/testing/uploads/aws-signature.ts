import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const FORM =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/;

/** For tests: is the request signed with this secret? By AWS's own description of Signature Version 4. */
export function isSigned(request: IncomingMessage, secret: string): boolean {
  const [, scope = '', day = '', region = '', names = '', given = ''] =
    FORM.exec(request.headers.authorization ?? '') ?? [];
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const asked = [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const content = String(request.headers['x-amz-content-sha256']);
  const place = path
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/');
  const canonical = [request.method, place, asked, signed.join(''), names, content].join('\n');
  const time = String(request.headers['x-amz-date']);
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  const isRight = hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex') === given;
  return isRight && ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name));
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
