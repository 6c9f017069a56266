import { expect, test } from 'vitest';
import { isAppRedirect, matchesRedirect } from './app-redirects';

test.each<[string, boolean]>([
  ['https://app.example.org/back', true],
  ['https://app.example.org/back?from=app', true],
  ['com.example.learn:/back', true],
  ['com.example.learn://back', true],
  ['http://127.0.0.1/back', true],
  ['http://127.0.0.1:4000/back', true],
  ['http://[::1]/back', true],
  ['http://localhost/back', false],
  ['http://app.example.org/back', false],
  ['https://app.example.org/back#part', false],
  ['https://app.example.org/back#', false],
  ['https://me:secret@app.example.org/', false],
  ['https://app.example.org/back page', false],
  ['https://app.example.org/zurück', false],
  ['learn:/back', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['back', false],
  ['', false],
])('%s may be where an app is sent back to: %s', (address, expected) => {
  expect(isAppRedirect(address)).toBe(expected);
});

test.each<[string, string, boolean]>([
  ['https://app.example.org/back', 'https://app.example.org/back', true],
  ['https://app.example.org/back', 'https://app.example.org/back/', false],
  ['https://app.example.org/back', 'https://app.example.org/back?x=1', false],
  ['https://app.example.org/back', 'https://app.example.org:8443/back', false],
  ['https://app.example.org/back', 'https://app.example.org.evil.test/back', false],
  ['com.example.learn:/back', 'com.example.learn:/other', false],
  ['com.example.learn:/back', 'COM.example.learn:/back', false],
  ['http://127.0.0.1/back', 'http://127.0.0.1:51004/back', true],
  ['http://127.0.0.1:1/back', 'http://127.0.0.1:51004/back', true],
  ['http://[::1]/back', 'http://[::1]:51004/back', true],
  ['http://127.0.0.1/back', 'http://127.0.0.1:51004/other', false],
  ['http://127.0.0.1/back', 'http://[::1]:51004/back', false],
  ['http://127.0.0.1/back', 'http://127.0.0.1:51004@evil.test/back', false],
  ['http://127.0.0.1/back', 'http://127.1:51004/back', false],
  ['http://127.0.0.1/back', '', false],
])('registered %s, asked %s: %s', (registered, asked, expected) => {
  expect(matchesRedirect(registered, asked)).toBe(expected);
});
