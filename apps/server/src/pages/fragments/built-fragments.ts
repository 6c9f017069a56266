import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFragmentSlot } from '@lantern/fragment-kit/fragment-slots';
import { MODULE_FOLDER } from '@lantern/fragment-kit/module-address';
import type { OwnFragments } from '../../http/config/own-fragments';

/** [1.6] What the build says of the product's own fragments: which file is for which slot. */
export async function readBuiltFragments(folder: string): Promise<OwnFragments> {
  const text = await readFile(join(folder, 'fragments.json'), 'utf8');
  const files = JSON.parse(text) as Record<string, string>; // the build's own file
  return Object.fromEntries(
    Object.entries(files).flatMap(([slot, file]) =>
      isFragmentSlot(slot) ? [[slot, `${MODULE_FOLDER}${file}`]] : [],
    ),
  );
}
