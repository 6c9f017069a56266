import { isModuleAddress } from '@lantern/fragment-kit/module-address';
import { type FragmentModule, readFragmentModule } from '@lantern/fragment-kit/read-fragment-module';

/** From the file's arrival to its exports, and from those to what it draws. */
export const START_LIMIT_MS = 3000;

/** [8.11] Why a slot has no fragment, in words for whoever counts them. */
export type FragmentFailure =
  | 'not allowed'
  | 'not loaded'
  | 'too slow'
  | 'wrong contract'
  | 'threw'
  | 'stopped answering';

export type FragmentLoad =
  | { kind: 'loaded'; module: FragmentModule }
  | { kind: 'failed'; reason: FragmentFailure };

type Loading = {
  fetchFile: (url: string) => Promise<boolean>;
  importModule: (url: string) => Promise<unknown>;
};

/**
 * Loads a module of the registry: first the file, however slow the line is, then what it does as it starts, which has its
 * limit. A later attempt asks anew: browsers remember what could not be loaded.
 */
export async function loadFragment(
  address: string,
  attempt: number,
  { fetchFile, importModule }: Loading = { fetchFile: fetchNow, importModule: importNow },
): Promise<FragmentLoad> {
  if (!isModuleAddress(address)) return { kind: 'failed', reason: 'not allowed' };
  const url = attempt === 0 ? address : `${address}?attempt=${attempt}`;
  try {
    if (!(await fetchFile(url))) return { kind: 'failed', reason: 'not loaded' };
    const exported = await inTime(importModule(url));
    if (exported === TOO_SLOW) return { kind: 'failed', reason: 'too slow' };
    const module = readFragmentModule(exported);
    return module ? { kind: 'loaded', module } : { kind: 'failed', reason: 'wrong contract' };
  } catch {
    return { kind: 'failed', reason: 'not loaded' };
  }
}

const TOO_SLOW = Symbol('too slow');

/** A module that waits for what never comes cannot be stopped, only left. */
async function inTime(work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, START_LIMIT_MS, TOO_SLOW);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** Into the browser's cache, from which the import takes it. */
async function fetchNow(url: string): Promise<boolean> {
  const reply = await fetch(url);
  await reply.arrayBuffer();
  return reply.ok;
}

function importNow(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url);
}
