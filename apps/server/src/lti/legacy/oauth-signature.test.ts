import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { oauthHeader } from './oauth-header';
import { oauthSignature, signatureBaseString } from './oauth-signature';

const fieldsOf = (header: string) => Object.entries(oauthHeader(header) ?? {});

test('RFC 5849, 3.4.1.1: the base string of a request with fields in address, header and body', () => {
  const header =
    `OAuth realm="Example", oauth_consumer_key="9djdj82h48djs9d2", oauth_token="kkk9d7dh3k39sjv7",
    oauth_signature_method="HMAC-SHA1", oauth_timestamp="137131201", oauth_nonce="7d8f3e4a",
    oauth_signature="bYT5CMsGcbgUdFHObYMEfcx6bsw%3D"`.replaceAll('\n', ' ');
  const base = signatureBaseString({
    method: 'post',
    url: 'http://EXAMPLE.COM:80/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b#part',
    fields: [...fieldsOf(header), ...new URLSearchParams('c2&a3=2+q')],
  });
  expect(base).toBe(
    'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D' +
      '%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1' +
      '%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
  );
});

const CLIENT = 'oauth_consumer_key="dpf43f3p2l4k3l03", oauth_signature_method="HMAC-SHA1"';

test.each<[title: string, method: string, url: string, header: string, tokenSecret: string]>([
  [
    'asks for temporary credentials',
    'POST',
    'https://photos.example.net/initiate',
    `OAuth realm="Photos", ${CLIENT}, oauth_timestamp="137131200", oauth_nonce="wIjqoS", oauth_callback="http%3A%2F%2Fprinter.example.com%2Fready", oauth_signature="74KNZJeDHnMBp0EMJ9ZHt%2FXKycU%3D"`,
    '',
  ],
  [
    'asks for a token',
    'POST',
    'https://photos.example.net/token',
    `OAuth realm="Photos", ${CLIENT}, oauth_token="hh5s93j4hdidpola", oauth_timestamp="137131201", oauth_nonce="walatlh", oauth_verifier="hfdp7dh39dks9884", oauth_signature="gKgrFCywp7rO0OXSjdot%2FIHF7IU%3D"`,
    'hdhd0244k9j7ao03',
  ],
  [
    'asks for a picture',
    'GET',
    'http://photos.example.net/photos?file=vacation.jpg&size=original',
    `OAuth realm="Photos", ${CLIENT}, oauth_token="nnch734d00sl2jdk", oauth_timestamp="137131202", oauth_nonce="chapoH", oauth_signature="MdpQcU8iPSUjWoN%2FUDMsK2sui9I%3D"`,
    'pfkkdhi9sl3r4s00',
  ],
])('RFC 5849, 1.2: the signature of a client that %s', (_title, method, url, header, tokenSecret) => {
  const base = signatureBaseString({ method, url, fields: fieldsOf(header) });
  const signature = createHmac('sha1', `kd94hf93k423kf44&${tokenSecret}`).update(base).digest('base64');
  expect(signature).toBe(oauthHeader(header)?.['oauth_signature']);
});

test('RFC 5849, 3.4.2: the secret is encoded, and no token follows it', () => {
  const request = { method: 'POST', url: 'https://old.test/', fields: [['a', 'b']] as const };
  const expected = createHmac('sha256', 'a%20secret%20%26%20m%C3%B6re%21%2A&')
    .update('POST&https%3A%2F%2Fold.test%2F&a%3Db')
    .digest('base64');
  expect(oauthSignature(request, { secret: 'a secret & möre!*', hash: 'sha256' })).toBe(expected);
});

test.each<[sentence: string, fields: Array<[string, string]>, parameters: string]>([
  [
    'names are sorted, then values',
    [
      ['a1', 'x'],
      ['a', 'z'],
      ['a-', 'y'],
      ['a', 'b'],
    ],
    'a=b&a=z&a-=y&a1=x',
  ],
  ['what RFC 3986 reserves is encoded, and no more', [['q', "!*'()~-._ +"]], 'q=%21%2A%27%28%29~-._%20%2B'],
  ['letters are encoded as UTF-8', [['name', 'é学']], 'name=%C3%A9%E5%AD%A6'],
])('RFC 5849, 3.4.1.3.2: %s', (_sentence, fields, parameters) => {
  const base = signatureBaseString({ method: 'GET', url: 'https://old.test', fields });
  expect(base).toBe(`GET&https%3A%2F%2Fold.test%2F&${encodeURIComponent(parameters)}`);
});
