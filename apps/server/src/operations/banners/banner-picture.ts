import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { isPicture } from '../../course-folder/read/files/media-type';
import { putFile } from '../../files/put-file';
import { findBanner, setBannerPicture } from '../../store/operator/banner-admin';
import { placeField } from '../place-field';
import { assertFileOnDisk } from '../file-places';
import { operation, OperationRefusal } from '../operation';
import { bannerCode } from './banner-fields';

const KINDS = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };
/** A large photograph for a wide screen; more would only make learners wait. */
const MOST_BYTES = 2_000_000;

export const setPicture = operation({
  noun: 'banners',
  verb: 'set-picture',
  scope: 'banners',
  summary: 'Gives a banner a picture of its own in place of the one that is drawn',
  input: z.strictObject({ code: bannerCode, file: placeField }),
  fields: { code: 'what it is known by', file: 'a PNG, JPEG, WebP or AVIF of 2 MB at most' },
  words: ['code', 'file'],
  file: { name: 'file', way: 'in', mediaTypes: { picture: 'application/octet-stream' } },
  run: async ({ db, files, tenantId, now, isDryRun }, { code, file }) => {
    const banner = await findBanner(db, tenantId, code);
    if (!banner) throw new OperationRefusal(`There is no banner "${code}".`);
    await assertFileOnDisk(file);
    if ((await stat(file)).size > MOST_BYTES) throw new OperationRefusal('A picture has 2 MB at most.');
    const bytes = await readFile(file);
    const kind = Object.entries(KINDS).find(([, mediaType]) => isPicture(mediaType, bytes));
    if (!kind) throw new OperationRefusal('This is no PNG, JPEG, WebP or AVIF.');
    const [ending, mediaType] = kind;
    const picture = { id: randomUUID(), tenantId, objectiveId: null, name: `${code}.${ending}`, mediaType };
    if (isDryRun) return { code, picture: picture.name };
    await putFile({ db, files }, { ...picture, created: now }, bytes);
    await setBannerPicture(db, tenantId, { id: banner.id, fileId: picture.id });
    return { code, picture: picture.name };
  },
  say: ({ code, picture }) => `The banner "${code}" shows ${picture}.`,
});
