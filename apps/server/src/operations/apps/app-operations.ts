import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { isAppRedirect } from '../../oauth/app-redirects';
import {
  insertLearnerApp,
  listLearnerApps,
  type ListedApp,
  revokeLearnerApp,
} from '../../store/platform/learner-apps';
import { nameField } from '../name-field';
import { type Operation, operation, OperationRefusal } from '../operation';

const redirectUri = z
  .string()
  .check(
    z.maxLength(500),
    z.refine(
      isAppRedirect,
      'Not an address of https, of a scheme such as com.example.learn:/back, nor of http://127.0.0.1',
    ),
  );

const addApp = operation({
  noun: 'apps',
  verb: 'add',
  scope: 'apps',
  summary: 'Lets people sign in to an app of the tenant’s own, and learn there',
  input: z.strictObject({ name: nameField, redirectUri: z.array(redirectUri).check(z.minLength(1)) }),
  fields: {
    name: 'what people call it',
    redirectUri: 'where it is sent back to, to the letter; as often as needed',
  },
  words: ['name'],
  run: async ({ db, tenantId, now }, { name, redirectUri: redirectUris }) => {
    const clientId = randomUUID();
    await insertLearnerApp(db, tenantId, { clientId, name, redirectUris, created: now });
    return { clientId, name };
  },
  say: ({ clientId }) =>
    [
      `client id  ${clientId} (no secret: an app cannot keep one)`,
      'It works once the tenant allows apps: lantern settings set platform.common.learner_apps true',
    ].join('\n'),
});

const showApps = operation({
  noun: 'apps',
  verb: 'list',
  scope: 'apps.read',
  summary: 'Lists the apps that people may learn in, or might once',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listLearnerApps(db, tenantId),
  say: (apps: ListedApp[]) => (apps.length === 0 ? 'There is none.' : apps.map(appLine).join('\n')),
});

const revokeApp = operation({
  noun: 'apps',
  verb: 'revoke',
  scope: 'apps',
  summary: 'Shuts an app, and signs everybody out of it',
  input: z.strictObject({ clientId: z.guid() }),
  fields: { clientId: 'its client id' },
  words: ['clientId'],
  isDestructive: true,
  run: async ({ db, tenantId, now }, { clientId }) => {
    if (!(await revokeLearnerApp(db, { tenantId, clientId, now }))) {
      throw new OperationRefusal(`There is no app ${clientId}, or it is revoked already.`);
    }
    return { clientId };
  },
  say: ({ clientId }) => `${clientId} is revoked.`,
});

export const APP_OPERATIONS: readonly Operation[] = [addApp, showApps, revokeApp];

function appLine({ clientId, name, redirectUris, revoked }: ListedApp): string {
  const end = revoked ? [`revoked ${revoked.toISOString()}`] : [];
  return [clientId, name, redirectUris.join(' '), ...end].join('  ');
}
