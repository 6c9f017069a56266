import { FEATURE_FLAGS } from '@lantern/domain/access/feature-flags';
import { hasOwnSlug, type MenuPlugin } from '@lantern/domain/access/plugin-menu-items';
import { LOCALES, localeOfTag } from '@lantern/domain/display/locales';
import { allowedLink, type LinkContext } from '@lantern/domain/web/allowed-link';
import { MAIL_WAYS, NOTIFICATION_KINDS } from '@lantern/domain/notifications/notification-kinds';
import { learnerSettings } from '@lantern/contract/platform/get-current-user';
import * as z from 'zod/mini';
import { toolNamed } from '../../course-import/find-names';
import { isMailAddress } from '../../mail/mail-address';
import { listLtiTools } from '../../store/lti/lti-tools';
import { deleteSetting, listFlags, listSettings, setFlag } from '../../store/operator/tenant-admin';
import { upsertSetting } from '../../store/setup/tenant-setup';
import { inputFault } from '../../texts/input-fault';
import { linkContextOf, SOURCES } from '../link-context';
import { type Operation, operation, OperationRefusal } from '../operation';

const LANGUAGES = `Not one of the languages ${LOCALES.join(', ')}`;
const locale = z.string().check(z.refine((tag) => localeOfTag(tag) !== null, LANGUAGES));

const mailAddress = z.string().check(z.refine(isMailAddress, 'Not one address of mail'));

const QUIZ_TOOL = 'lms.quiz_tool';
const PLUGINS = 'ui.learner.navigation.plugins';
const plugins = learnerSettings.shape[PLUGINS].def.innerType;

/** What the server itself reads; the others are the learner's (`learnerSettings`). */
const SERVER_SETTINGS: Record<string, z.ZodMiniType> = {
  [QUIZ_TOOL]: z.string().check(z.minLength(1)),
  'lms.learner_chat': z.boolean(),
  'platform.common.learner_apps': z.boolean(),
  'platform.common.locale': locale,
  'platform.common.supported_locales': z
    .string()
    .check(z.refine((text) => text.split(',').every((tag) => localeOfTag(tag.trim()) !== null), LANGUAGES)),
  'platform.common.support_contact': z.string(),
  'platform.mail.digest': z.boolean(),
  'platform.mail.from': mailAddress,
  'platform.mail.notifications': z.boolean(),
  'platform.mail.reply_to': mailAddress,
  'ui.contentLibraryUrl': z.url(),
  'ui.learner.embedders': z.string(),
};
/** How each kind of news reaches those who have chosen nothing themselves. */
const REACH_SETTINGS = Object.fromEntries(
  NOTIFICATION_KINDS.flatMap((kind) => [
    [`platform.notifications.${kind}.mail`, z.enum(MAIL_WAYS)],
    [`platform.notifications.${kind}.web`, z.boolean()],
  ]),
);
const SETTINGS: Record<string, z.ZodMiniType> = {
  ...SERVER_SETTINGS,
  ...REACH_SETTINGS,
  ...learnerSettings.shape,
};

const setSetting = operation({
  noun: 'settings',
  verb: 'set',
  scope: 'settings',
  summary: 'Gives a setting of the tenant a value',
  input: z.strictObject({ key: z.string(), value: z.string() }),
  fields: { key: 'its name, such as platform.common.locale', value: 'a text, or JSON' },
  words: ['key', 'value'],
  run: async (context, { key, value }) => {
    const { db, tenantId } = context;
    const schema = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
    if (!schema) {
      throw new OperationRefusal(
        `There is no setting "${key}". The settings are:\n${Object.keys(SETTINGS).toSorted().join('\n')}`,
      );
    }
    const meant = [value, parsed(value)].find((each) => z.safeParse(schema, each).success);
    if (meant === undefined) {
      const given = parsed(value) ?? value;
      const [fault] = z.safeParse(schema, given, { error: inputFault('en-US') }).error?.issues ?? [];
      const place = fault?.path.length ? `${fault.path.join('.')}: ` : '';
      throw new OperationRefusal(`"${value}" cannot be the value of ${key}: ${place}${fault?.message}.`);
    }
    if (key === QUIZ_TOOL && !toolNamed(await listLtiTools(db, tenantId), value)) {
      throw new OperationRefusal(`There is no tool "${value}": tools list tells their names.`);
    }
    if (key === PLUGINS) assertPlugins(z.parse(plugins, meant), await linkContextOf(context));
    await upsertSetting(db, tenantId, key, meant);
    return { key, value: meant };
  },
  say: ({ key, value }) => `${key} is ${JSON.stringify(value)}.`,
});

const unsetSetting = operation({
  noun: 'settings',
  verb: 'unset',
  scope: 'settings',
  summary: 'Gives a setting of the tenant its plain value again',
  input: z.strictObject({ key: z.string() }),
  fields: { key: 'its name' },
  words: ['key'],
  run: async ({ db, tenantId }, { key }) => {
    if (!(await deleteSetting(db, tenantId, key))) throw new OperationRefusal(`${key} is not set.`);
    return { key };
  },
  say: ({ key }) => `${key} has its plain value again.`,
});

const showSettings = operation({
  noun: 'settings',
  verb: 'list',
  scope: 'settings.read',
  summary: 'Lists what is set for the tenant',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listSettings(db, tenantId),
  say: (settings: Array<{ key: string; value: unknown }>) =>
    settings.length === 0
      ? 'Nothing is set.'
      : settings.map(({ key, value }) => `${key}  ${JSON.stringify(value)}`).join('\n'),
});

const turnFlag = operation({
  noun: 'flags',
  verb: 'set',
  scope: 'flags',
  summary: 'Switches a feature of the tenant on or off',
  input: z.strictObject({ flag: z.enum(FEATURE_FLAGS), state: z.enum(['on', 'off']) }),
  fields: { flag: `the feature: ${FEATURE_FLAGS.join(', ')}`, state: 'on or off' },
  words: ['flag', 'state'],
  run: async ({ db, tenantId }, given) => {
    await setFlag(db, tenantId, { flag: given.flag, isOn: given.state === 'on' });
    return given;
  },
  say: (given) => `${given.flag} is ${given.state}.`,
});

const showFlags = operation({
  noun: 'flags',
  verb: 'list',
  scope: 'flags.read',
  summary: 'Lists the features that are on for the tenant',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listFlags(db, tenantId),
  say: (flags: string[]) => (flags.length === 0 ? 'None is on.' : flags.join('\n')),
});

export const SETTING_OPERATIONS: readonly Operation[] = [
  setSetting,
  unsetSetting,
  showSettings,
  turnFlag,
  showFlags,
];

/** [2.23] An item that would not be drawn is told to whoever sets it. */
function assertPlugins(items: readonly MenuPlugin[], context: LinkContext): void {
  for (const item of items) {
    if (!hasOwnSlug(item, items)) throw new OperationRefusal(`There is a place "${item.slug}" already.`);
    if (!allowedLink(item.href, context))
      throw new OperationRefusal(
        `"${item.slug}" may not lead to ${item.href}: only to this host, or to a host in ${SOURCES}.`,
      );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
