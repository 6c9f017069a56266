import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Deed } from '../../testing/mail/mail-server';
import { type MailWorld, openMailWorld } from '../../testing/mail/mail-world';
import { ADA } from '../../testing/test-tenants';

let world: MailWorld;
beforeAll(async () => {
  world = await openMailWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const LATER: Array<[string, Deed]> = [
  ['is busy at the greeting', { at: 'greeting', reply: 421 }],
  ['puts the reader off', { at: 'reader', reply: 450 }],
  ['puts the message off', { at: 'message', reply: 451 }],
];
test.each(LATER)('a mail server that %s gets it later, digests too', async (_name, deed) => {
  for (const kind of ['certificate', 'digest'] as const) {
    await world.queue({ kind });
    world.server.will(deed);
    await world.send();
    expect(world.server.taken).toEqual([]);
    await world.sendLater();
    expect(world.server.taken.splice(0)).toHaveLength(1);
  }
});

test('a mail server that is away gets all of it later, digests too', async () => {
  await world.queue({ kind: 'digest' });
  await world.send({ ...world.server.settings, port: 1 });
  expect(world.lines.some(({ msg }) => msg === 'a job failed')).toBe(true);
  await world.sendLater();
  expect(world.server.taken).toHaveLength(1);
});

const BOUNCES: Array<[string, Deed]> = [
  ['the reader', { at: 'reader', reply: 550 }],
  ['the message', { at: 'message', reply: 554 }],
];
test.each(BOUNCES)(
  'refused for %s, it is a bounce: logged without a name, and never tried again',
  async (_name, deed) => {
    await world.queue();
    world.server.will(deed);
    await world.send();
    expect(world.lines.find(({ msg }) => msg === 'a mail bounced')).toMatchObject({
      kind: 'certificate',
      reason: expect.stringContaining('55'),
    });
    expect(JSON.stringify(world.lines)).not.toContain(ADA.email);
    expect(await world.sendLater()).toBe(false);
    expect((await world.states())[0]?.refusal).toContain('55');
  },
);

const NOBODY_KNOWS: Array<[string, Deed]> = [
  ['hangs in the middle', { at: 'message', does: 'hang' }],
  ['drops the connection in the middle', { at: 'message', does: 'drop' }],
  ['takes it and drops the connection', { at: 'taken', does: 'drop' }],
];
test.each(NOBODY_KNOWS)(
  'a mail server that %s gets it again with the same id, but no digest',
  async (_name, deed) => {
    await world.queue();
    world.server.will(deed);
    await world.send();
    await world.sendLater();
    expect(new Set(world.server.taken.map(({ headers }) => headers.get('message-id')?.[0])).size).toBe(1);
    expect((await world.states())[0]?.sent).toBe(true);

    world.server.taken.length = 0;
    await world.queue({ kind: 'digest' });
    world.server.will(deed);
    await world.send();
    const before = world.server.taken.length;
    await world.sendLater();
    expect(world.server.taken).toHaveLength(before);
    expect((await world.states())[1]).toEqual({ sent: false, refusal: 'unknown' });
  },
);

test.each(['hang', 'drop'] as const)(
  'a mail server that %ss before the message gets it later',
  async (does) => {
    await world.queue();
    world.server.will({ at: 'reader', does });
    await world.send();
    expect(await world.states()).toEqual([{ sent: false, refusal: null }]);
    await world.sendLater();
    expect(world.server.taken).toHaveLength(1);
  },
);
