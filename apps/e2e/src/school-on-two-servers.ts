import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../../../scripts/lib/servers/free-ports.mjs';
import { temporaryNginx } from '../../../scripts/lib/servers/temporary-nginx.mjs';
import { temporaryPostgres } from '../../../scripts/lib/servers/temporary-postgres.mjs';
import { PEOPLE } from './people';
import { commandLine, runProgram } from './run-programs';

const SECRET = 'for-this-run-alone-0123456789';
export const TEAM = 'Team Marigold';
export const LEARNERS = ['ada', 'omar', 'lin'] as const;

const COURSE = {
  'course.yaml': `title: Letters that are read
code: LET-1
state: ready
announcements: on
scale: School marks
certificates:
  - name: Writer of letters
    signer-name: Maren Holt
`,
  '01-alone/01-one-reader.md': '# One reader\n\nA letter is written to one person.\n',
  '01-alone/02-your-sentence.md': `---
type: discussion
discussion:
  posts: 1
  replies: 1
---

# Your longest sentence

Show it to the others, and say what you would cut from one of theirs.
`,
  '02-together/01-a-notice.md': `---
needs-grading: true
team: all
work:
  - field: notice
    label: The new notice
    lines: 5
---

# A notice, rewritten together

The water is off on Tuesday. Say so.
`,
};

type CommandLine = ReturnType<typeof commandLine>;
type Closing = () => Promise<unknown>;

export type School = {
  /** What nginx listens at: as the guide has it, with every stream cut after a second, and with none let through. */
  doors: { plain: string; cutting: string; holding: string };
  lantern: CommandLine;
  announce: (title: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Two servers behind nginx on one PostgreSQL; three learners who are a team, and the course that they take. */
export async function openSchool(): Promise<School> {
  /** What has been opened, closed again in the other order. */
  const closing: Closing[] = [];
  const close = async () => {
    for (const one of closing.reverse()) await one();
  };
  try {
    return { ...(await openParts(closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openParts(closing: Closing[]): Promise<Omit<School, 'close'>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-talking-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await temporaryPostgres();
  if (!postgres) throw new Error('This journey needs PostgreSQL.');
  closing.push(postgres.stop);
  const port = await freePorts(6);
  const at = (offset: number) => `https://localhost:${port + offset}`;
  const doors = { plain: at(0), cutting: at(1), holding: at(2) };
  const settings = {
    DATABASE_URL: postgres.url,
    LANTERN_DATA: path.join(folder, 'data'),
    LANTERN_DEMO: '0',
    PUBLIC_URL: doors.plain,
    TRUST_PROXY: '1',
  };
  const servers: [number, number] = [port + 4, port + 5];
  for (const own of servers) closing.push(await runProgram('server', { ...settings, PORT: String(own) }));
  closing.push(...(await openDoors(port, servers)));
  const issuer = `http://localhost:${port + 3}`;
  closing.push(
    await runProgram('demo-identity', {
      IDENTITY_PORT: String(port + 3),
      IDENTITY_ISSUER: issuer,
      IDENTITY_CLIENT_ID: 'lantern',
      IDENTITY_CLIENT_SECRET: SECRET,
      IDENTITY_REDIRECT_URIS: `${doors.plain}/oidc/callback`,
      IDENTITY_POST_LOGOUT_URIS: `${doors.plain}/`,
      IDENTITY_DATA: path.join(folder, 'identity'),
    }),
  );
  const lantern = commandLine(settings);
  await fillSchool(lantern, { issuer, folder });
  const words = ['Short and true.', '--author', PEOPLE.ines.email];
  return {
    doors,
    lantern,
    announce: (title) => lantern('announcements', 'post', 'LET-1', title, ...words),
  };
}

/** Three of them; behind the plain one a browser that names a server is kept there. */
async function openDoors(port: number, servers: [number, number]): Promise<Closing[]> {
  const closing: Closing[] = [];
  const [one, two] = servers.map((own) => `127.0.0.1:${own}`);
  const kept = `map $http_x_server $kept { default lantern; one ${one}; two ${two}; }\nupstream lantern {`;
  const changes: Array<Array<[string, string]>> = [
    [
      ['upstream lantern {', kept],
      ['proxy_pass http://lantern;', 'proxy_pass http://$kept;'],
    ],
    [['proxy_read_timeout 30s;', 'proxy_read_timeout 1s;']],
    [['proxy_buffering off;', 'proxy_buffering on; proxy_ignore_headers X-Accel-Buffering;']],
  ];
  // It does not listen where browsers look by themselves.
  const withPort: [string, string] = ['Host $host;', 'Host $http_host;'];
  for (const [offset, own] of changes.entries()) {
    const front = { port: port + offset, host: 'localhost', servers };
    const nginx = await temporaryNginx({ ...front, changes: [withPort, ...own] });
    closing.push(nginx.stop);
  }
  return closing;
}

/** Three learners who are a team, and the course that they take. */
async function fillSchool(
  lantern: CommandLine,
  { issuer, folder }: { issuer: string; folder: string },
): Promise<void> {
  const client = ['--client-id', 'lantern', '--client-secret', SECRET];
  await lantern('providers', 'add', 'school', '--label', 'Our school', '--issuer', issuer, ...client);
  await lantern(
    'scales',
    'add',
    'School marks',
    '--passing',
    '50',
    '--grade',
    'Good=80',
    '--grade',
    'Weak=0',
  );
  for (const [name, text] of Object.entries(COURSE)) await write(folder, `letters/${name}`, [text]);
  await lantern('courses', 'import', path.join(folder, 'letters'));
  const staff = ['--first-name', 'Inês', '--last-name', 'Carvalho', '--role', 'Instructor'];
  await lantern('people', 'add', PEOPLE.ines.email, ...staff);
  const emails = LEARNERS.map((person) => PEOPLE[person].email);
  const names = LEARNERS.map((person) => PEOPLE[person].name.replace(' ', ','));
  const people = emails.map((email, index) => `${email},${names[index]},Learner,Lms.Base`);
  const roster = await write(folder, 'people.csv', ['email,firstName,lastName,roles,licences', ...people]);
  await lantern('people', 'import', roster);
  const enrolments = emails.map((email) => `${email},LET-1`);
  await lantern(
    'enrolments',
    'import',
    await write(folder, 'enrolments.csv', ['email,course', ...enrolments]),
  );
  await lantern('groups', 'add', TEAM, ...emails.flatMap((email) => ['--email', email]));
}

async function write(folder: string, name: string, lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}
