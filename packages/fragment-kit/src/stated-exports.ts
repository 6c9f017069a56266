/** What a module's text says that it exports. */
export type StatedExports = {
  hasDefault: boolean;
  /** The number, `unread` where it is exported in a form that only running it would tell, null where it is not. */
  contract: number | 'unread' | null;
};

const LIST = /(?:^|[;}]|\*\/)\s*export\s*\{([^}]*)\}/gm;
const DEFAULT = /(?:^|[;}]|\*\/)\s*export\s+default\b/m;
const DECLARED = /(?:^|[;}]|\*\/)\s*export\s+(?:const|let|var)\s+contract\b/m;

/** [8.11] Read and not run: what is registered is somebody else's program, and this is the server. */
export function statedExports(code: string): StatedExports {
  const listed = [...code.matchAll(LIST)].flatMap(([, names = '']) => names.split(','));
  const localOf = (exported: string) =>
    listed.map((name) => name.trim().split(/\s+as\s+/)).find((name) => name.at(-1) === exported)?.[0];
  const local = DECLARED.test(code) ? 'contract' : localOf('contract');
  return {
    hasDefault: DEFAULT.test(code) || localOf('default') !== undefined,
    contract: local === undefined ? null : numberOf(code, local),
  };
}

/** A name that inner functions use too, as after a build, has several values: then it is not known which is meant. */
function numberOf(code: string, local: string): number | 'unread' {
  const given = new RegExp(`(?<![\\w$.])${local.replaceAll('$', '\\$')}\\s*=(?![=>])\\s*([\\w$.]+|.)`, 'g');
  const values = new Set([...code.matchAll(given)].map(([, value]) => value));
  const [value = ''] = values;
  return values.size === 1 && /^\d+$/.test(value) ? Number(value) : 'unread';
}
