import type { FragmentSlotName, RegisteredFragment } from '@lantern/fragment-kit/fragment-slots';
import { MODULE_FOLDER } from '@lantern/fragment-kit/module-address';
import type { Tenant } from '../../store/platform/tenants';
import type { TenantFragment } from '../../store/platform/tenant-fragments';

/** [1.6] The addresses of the product's own fragments, by slot. */
export type OwnFragments = Partial<Record<FragmentSlotName, string>>;

/** Where copies of modules are served. */
export const COPIES = `${MODULE_FOLDER}registered/`;

/** [1.6] The product's own, with what the tenant has registered in their place. */
export function registeredFragments(
  own: OwnFragments,
  { fragments }: Pick<Tenant, 'fragments'>,
): Record<string, RegisteredFragment> {
  const ofProduct = Object.entries(own).map(
    ([slot, address]) => [slot, { address, kind: 'module' }] as const,
  );
  const ofTenant = Object.entries(fragments).map(([slot, each]) => [slot, shown(each)] as const);
  const all = { ...Object.fromEntries(ofProduct), ...Object.fromEntries(ofTenant) };
  return Object.fromEntries(Object.entries(all).flatMap(([slot, each]) => (each ? [[slot, each]] : [])));
}

function shown(fragment: TenantFragment): RegisteredFragment | null {
  if (fragment.kind === 'none') return null;
  if (fragment.kind === 'frame') return { kind: 'frame', address: fragment.address };
  return { kind: 'module', address: `${COPIES}${copyName(fragment.integrity)}.js` };
}

/** An integrity as the name of a file, and back. */
export function copyName(integrity: string): string {
  return integrity.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function integrityOf(name: string): string {
  const [algorithm = '', ...digest] = name.split('-');
  return `${algorithm}-${digest.join('-').replaceAll('-', '+').replaceAll('_', '/')}`;
}
