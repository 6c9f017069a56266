import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatheredLog } from './gathered-log';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gathered() {
  const written: string[] = [];
  const log = gatheredLog({ write: (text) => written.push(text) });
  return { log, written };
}

test('lines that come soon after one another are written together, in their order', () => {
  const { log, written } = gathered();
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  log.write('three\n');
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('many lines do not wait for the time', () => {
  const { log, written } = gathered();
  const line = `${'x'.repeat(1023)}\n`;
  for (let count = 0; count < 20; count += 1) log.write(line);
  expect(written).toEqual([line.repeat(16)]);
});

test('an error is written at once, with the lines before it', () => {
  const { log, written } = gathered();
  const app = Fastify({ logger: { level: 'info', stream: log } });
  app.log.info('came before');
  app.log.error('went wrong');
  app.log.info('came after');
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/came before.*\n.*went wrong.*\n$/);
  log.flush();
  expect(written[1]).toMatch(/came after/);
});

test('what is left at the end is written, and nothing twice', () => {
  const { log, written } = gathered();
  log.write('last\n');
  log.flush();
  log.flush();
  vi.runAllTimers();
  expect(written).toEqual(['last\n']);
});
