import DOMPurify from 'dompurify';
import { expect, test, vi } from 'vitest';
import { cleanAhead, cleanHtml } from './clean-html';

const NONE = { frameSources: [] };
const SOME = { frameSources: [{ protocol: 'https:', host: 'video.example' }] } as never; // only told apart here
const TEXT = '<p>The next lesson</p>';

test('a text that was cleaned ahead is not cleaned again, any other is', () => {
  const sanitize = vi.spyOn(DOMPurify, 'sanitize');
  cleanAhead(TEXT, NONE);
  const clean = cleanHtml(TEXT, NONE);
  expect(sanitize).toHaveBeenCalledOnce();
  expect(clean).toBe(sanitize.mock.results[0]?.value);
  cleanHtml('<p>Another</p>', NONE);
  expect(sanitize).toHaveBeenCalledTimes(2);
});

test('where other frames are allowed, it is cleaned again', () => {
  const sanitize = vi.spyOn(DOMPurify, 'sanitize');
  cleanAhead(TEXT, NONE);
  cleanHtml(TEXT, SOME);
  expect(sanitize).toHaveBeenCalledTimes(2);
});
