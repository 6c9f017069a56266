import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailSettings } from '../../src/mail/mail-settings';
import { readMail, type ReadMail } from './read-mail';

export type MailServer = {
  settings: MailSettings;
  /** What it has taken, in order. */
  taken: Array<ReadMail & { to: string[] }>;
  /** What it does with the next mails, in order; all further ones it takes. */
  will: (...deeds: Deed[]) => void;
  close: () => Promise<void>;
};

/** A number is its reply. */
export type Deed =
  | { at: 'greeting' | 'reader' | 'message'; reply: number }
  | { at: 'reader' | 'message'; does: 'hang' | 'drop' }
  | { at: 'taken'; does: 'drop' };

type Received = { bytes: Buffer; to: ReadonlyArray<{ address: string }>; told: Deed | null };

/** For tests: a mail server that does as it is told. */
export async function openMailServer({
  delayMs = () => 0,
  onTaken = () => {},
}: {
  delayMs?: () => number;
  onTaken?: () => void;
} = {}): Promise<MailServer> {
  const deeds: Deed[] = [];
  const taken: MailServer['taken'] = [];
  let deed: Deed | null = null;
  const reply = (code: number) => Object.assign(new Error('as told'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 10,
    onConnect: (_session, done) => {
      deed = deeds.shift() ?? null;
      if (deed?.at === 'greeting') done(reply(deed.reply));
      else done();
    },
    onRcptTo: (_address, _session, done) => {
      if (deed?.at !== 'reader') done();
      else if ('reply' in deed) done(reply(deed.reply));
      else if (deed.does === 'drop') dropAll();
    },
    onData: (stream, { envelope }, done) => {
      const now = deed;
      void buffer(stream).then((bytes) => answer({ bytes, to: envelope.rcptTo, told: now }, done));
    },
  });
  const answer = async ({ bytes, to, told }: Received, done: (error?: Error | null) => void) => {
    if (told?.at === 'message' && 'reply' in told) return done(reply(told.reply));
    if (told?.at === 'message' && 'does' in told) return told.does === 'drop' ? dropAll() : undefined;
    taken.push({ ...readMail(bytes), to: to.map(({ address }) => address) });
    onTaken();
    if (told?.at === 'taken') return dropAll();
    await setTimeout(delayMs());
    done();
  };
  const dropAll = () => {
    for (const connection of server.connections) connection.close();
  };
  // A client that is killed is no error of ours.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo; // of a server that listens
  return {
    settings: {
      host: '127.0.0.1',
      port: address.port,
      isTls: false,
      user: null,
      password: null,
      from: 'learning@north.test',
      dkim: null,
    },
    taken,
    will: (...next) => void deeds.splice(0, deeds.length, ...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
