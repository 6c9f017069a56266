import { expect, test } from 'vitest';
import { readS3Settings } from './read-s3-settings';

const WORKING = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'lantern-files',
  S3_ACCESS_KEY_ID: 'lantern',
  S3_SECRET_ACCESS_KEY: 'hush',
};

test('without them files lie in a folder', () => {
  expect(readS3Settings({})).toBeNull();
  expect(readS3Settings({ S3_ENDPOINT: '', S3_REGION: '' })).toBeNull();
});

test('they say where, as whom and in which region', () => {
  const plain = {
    endpoint: new URL('https://s3.example.org'),
    bucket: 'lantern-files',
    region: 'us-east-1',
    accessKeyId: 'lantern',
    secretAccessKey: 'hush',
  };
  expect(readS3Settings(WORKING)).toEqual(plain);
  expect(readS3Settings({ ...WORKING, S3_REGION: 'eu-central-1' })).toEqual({
    ...plain,
    region: 'eu-central-1',
  });
});

test.each([
  ['S3_BUCKET', { ...WORKING, S3_BUCKET: '' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'lantern' }],
  ['S3_ENDPOINT', { S3_REGION: 'eu-central-1' }],
  ['S3_ENDPOINT', { ...WORKING, S3_ENDPOINT: 's3.example.org' }],
  ['S3_ENDPOINT', { ...WORKING, S3_ENDPOINT: 'ftp://s3.example.org' }],
  ['S3_ENDPOINT', { ...WORKING, S3_ENDPOINT: 'https://s3.example.org/bucket' }],
  ['S3_ENDPOINT', { ...WORKING, S3_ENDPOINT: 'https://lantern:hush@s3.example.org' }],
  ['S3_BUCKET', { ...WORKING, S3_BUCKET: 'a/b' }],
  ['S3_REGION', { ...WORKING, S3_REGION: 'eu central' }],
])('what cannot work is said in a sentence that names %s, and no password', (name, env) => {
  const said = readS3Settings(env);
  expect(said).toMatch(/\.$/);
  expect(said).toContain(name);
  expect(said).not.toContain('hush');
});
