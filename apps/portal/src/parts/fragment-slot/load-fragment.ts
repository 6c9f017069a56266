import { isModuleAddress } from '@lantern/fragment-kit/module-address';
import { type FragmentModule, readFragmentModule } from '@lantern/fragment-kit/read-fragment-module';

const LOAD_LIMIT_MS = 3000;

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

/** Loads a module of the registry. A later attempt asks anew: browsers remember what could not be loaded. */
export async function loadFragment(
  address: string,
  attempt: number,
  importModule: (url: string) => Promise<unknown> = importNow,
): Promise<FragmentLoad> {
  if (!isModuleAddress(address)) return { kind: 'failed', reason: 'not allowed' };
  const limit = limited();
  try {
    const url = attempt === 0 ? address : `${address}?attempt=${attempt}`;
    const exported = await Promise.race([importModule(url), limit.passed]);
    if (exported === TOO_SLOW) return { kind: 'failed', reason: 'too slow' };
    const module = readFragmentModule(exported);
    return module ? { kind: 'loaded', module } : { kind: 'failed', reason: 'wrong contract' };
  } catch {
    return { kind: 'failed', reason: 'not loaded' };
  } finally {
    limit.end();
  }
}

const TOO_SLOW = Symbol('too slow');

function limited(): { passed: Promise<typeof TOO_SLOW>; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<typeof TOO_SLOW>((resolve) => {
    timer = setTimeout(resolve, LOAD_LIMIT_MS, TOO_SLOW);
  });
  return { passed, end: () => clearTimeout(timer) };
}

function importNow(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url);
}
