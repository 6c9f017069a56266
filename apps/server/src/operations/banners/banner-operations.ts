import { randomUUID } from 'node:crypto';
import { bannerLink } from '@lantern/domain/banner/banner-link';
import { DEFAULT_LOCALE, type Locale, localeOfTag } from '@lantern/domain/display/locales';
import { MOST_BANNERS } from '@lantern/domain/limits';
import * as z from 'zod/mini';
import {
  findBanner,
  listBanners,
  type OperatorBanner,
  removeBanner,
  upsertBanner,
} from '../../store/operator/banner-admin';
import { listSettings } from '../../store/operator/tenant-admin';
import { findUnitCodes } from '../../store/operator/unit-admin';
import { linkContextOf, SOURCES } from '../link-context';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { BANNER_FIELDS, bannerCode, bannerInput } from './banner-fields';
import { setPicture } from './banner-picture';
import { assertSound, changedTexts } from './changed-banner';

const NEW = {
  audience: 'learner' as const,
  units: [],
  starts: null,
  ends: null,
  position: 0,
  link: null,
  picture: null,
  texts: {},
};

const setBanner = operation({
  noun: 'banners',
  verb: 'set',
  scope: 'banners',
  summary: 'Adds a banner, or changes it; what is not said stays',
  input: z.strictObject({ code: bannerCode, ...bannerInput }),
  fields: { code: 'what it is known by', ...BANNER_FIELDS },
  words: ['code'],
  run: async (context, { code, label, title, text, button, ...given }) => {
    const { db, tenantId } = context;
    const known = await findBanner(db, tenantId, code);
    if (!known && (await listBanners(db, tenantId)).length >= MOST_BANNERS)
      throw new OperationRefusal(`There are ${MOST_BANNERS} banners already: remove some.`);
    const before: OperatorBanner = known ?? { ...NEW, id: randomUUID(), code };
    const locale = given.locale ?? (await localeOf(context));
    const { audience = before.audience, from = before.starts, until = before.ends } = given;
    const banner = {
      ...before,
      audience,
      units: given.unit ?? (audience === 'unit' ? before.units : []),
      starts: from,
      ends: until,
      position: given.order ?? before.position,
      link: given.link === undefined ? before.link : given.link && (await assertLink(context, given.link)),
      texts: changedTexts(
        before.texts,
        { label, title, text, button },
        { locale, without: given.withoutLocale ?? [] },
      ),
    };
    await assertUnits(context, given.unit ?? []);
    assertSound(banner);
    await upsertBanner(db, tenantId, banner);
    return { ...banner, isNew: !known };
  },
  say: ({ isNew, ...banner }) => `${isNew ? 'Added' : 'Changed'}. ${bannerLine(banner)}`,
});

const dropBanner = operation({
  noun: 'banners',
  verb: 'remove',
  scope: 'banners',
  summary: 'Removes a banner, with its picture',
  input: z.strictObject({ code: bannerCode }),
  fields: { code: 'what it is known by' },
  words: ['code'],
  isDestructive: true,
  run: async ({ db, tenantId }, { code }) => {
    const banner = await findBanner(db, tenantId, code);
    if (!banner) throw new OperationRefusal(`There is no banner "${code}".`);
    await removeBanner(db, tenantId, banner.id);
    return { code };
  },
  say: ({ code }) => `The banner "${code}" is gone.`,
});

const showBanners = operation({
  noun: 'banners',
  verb: 'list',
  scope: 'banners.read',
  summary: 'Lists the banners in their order, with all that they say',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listBanners(db, tenantId),
  say: (banners: OperatorBanner[]) =>
    banners.length === 0 ? 'There is none.' : banners.map(bannerLine).join('\n'),
});

export const BANNER_OPERATIONS: readonly Operation[] = [setBanner, setPicture, dropBanner, showBanners];

async function assertUnits({ db, tenantId }: OperationContext, codes: readonly string[]): Promise<void> {
  const known = await findUnitCodes(db, tenantId, codes);
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) throw new OperationRefusal(`There is no unit "${unknown}".`);
}

/** As it is kept: without our own origin. */
async function assertLink(context: OperationContext, href: string): Promise<string> {
  const link = bannerLink(href, await linkContextOf(context));
  if (link) return link.href;
  throw new OperationRefusal(
    `A button may not lead to ${href}: only to a page of this host, or to a host in ${SOURCES}.`,
  );
}

/** The tenant's own. */
async function localeOf({ db, tenantId }: OperationContext): Promise<Locale> {
  const settings = await listSettings(db, tenantId);
  const tag = settings.find(({ key }) => key === 'platform.common.locale')?.value;
  return (typeof tag === 'string' && localeOfTag(tag)) || DEFAULT_LOCALE;
}

function bannerLine({ code, audience, units, starts, ends, position, link, texts }: OperatorBanner): string {
  const span = `${starts?.toISOString() ?? '…'} – ${ends?.toISOString() ?? '…'}`;
  const titles = Object.entries(texts).map(([language, { title }]) => `${language} "${title}"`);
  return [
    code,
    [audience, ...units].join(' '),
    span,
    `order: ${position}`,
    link ?? 'no link',
    ...titles,
  ].join('  ');
}
