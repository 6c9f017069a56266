import { FRAGMENT_SLOTS } from '@lantern/fragment-kit/fragment-slots';
import * as z from 'zod/mini';
import {
  deleteFragment,
  listFragments,
  type StoredFragment,
  type TenantFragment,
  upsertFragment,
} from '../../store/platform/tenant-fragments';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { assertPublicHost } from '../tenants/assert-public-host';
import { copyModule } from './copy-module';
import { addressFault } from './fragment-address';

const slot = z.enum(FRAGMENT_SLOTS);
const SLOT = `where it is shown: ${FRAGMENT_SLOTS.join(', ')}`;

const setFragment = operation({
  noun: 'fragments',
  verb: 'set',
  scope: 'fragments',
  summary: 'Shows a program of the tenant’s own, or nothing, in a slot of its pages',
  input: z.strictObject({
    slot,
    address: z.optional(z.string()),
    kind: z._default(z.enum(['module', 'frame', 'none']), 'module'),
    integrity: z.optional(
      z.string().check(z.regex(/^sha384-[A-Za-z\d+/]{64}$/, 'An integrity is sha384- and 64 characters')),
    ),
  }),
  fields: {
    slot: SLOT,
    address: 'of the program, to the letter: https, or on this very portal',
    kind: 'module: a partner’s, copied here and run in the page; frame: anybody’s, kept apart; none: nothing is shown; module unless said',
    integrity: 'the hash that the module must have, as sha384-…',
  },
  words: ['slot', 'address'],
  run: async (context, given) => {
    const { db, tenantId, now: registered } = context;
    const { code, ...fragment } = await registeredAs(context, given);
    const stored = { ...fragment, slot: given.slot, registered };
    await upsertFragment(db, tenantId, { ...stored, code });
    return stored;
  },
  say: (stored: StoredFragment) => `Registered. ${fragmentLine(stored)}`,
});

type Given = { address?: string | undefined; kind: TenantFragment['kind']; integrity?: string | undefined };

async function registeredAs(
  { issuer, isRemote }: OperationContext,
  { address, kind, integrity }: Given,
): Promise<TenantFragment & { code: string | null }> {
  if (kind === 'none') {
    if (address !== undefined) throw new OperationRefusal('Nothing is shown: there is no address to name.');
    return { kind, address: null, integrity: null, code: null };
  }
  if (address === undefined) throw new OperationRefusal(`A ${kind} needs its address.`);
  const fault = addressFault(address, issuer);
  if (fault) throw new OperationRefusal(fault);
  const { href } = new URL(address);
  if (kind === 'frame') {
    if (integrity !== undefined)
      throw new OperationRefusal('Only a module has an integrity: a page in a frame may change.');
    return { kind, address: href, integrity: null, code: null };
  }
  if (isRemote) await assertPublicHost(href);
  return { kind, address: href, ...(await copyModule(href, { hasLocalTools: !isRemote, integrity })) };
}

const removeFragment = operation({
  noun: 'fragments',
  verb: 'remove',
  scope: 'fragments',
  summary: 'Shows the product’s own program in a slot again, where there is one',
  input: z.strictObject({ slot }),
  fields: { slot: SLOT },
  words: ['slot'],
  run: async ({ db, tenantId }, given) => {
    if (!(await deleteFragment(db, tenantId, given.slot)))
      throw new OperationRefusal(`Nothing is registered for ${given.slot}.`);
    return { slot: given.slot };
  },
  say: (given) => `${given.slot} is the product’s own again.`,
});

const showFragments = operation({
  noun: 'fragments',
  verb: 'list',
  scope: 'fragments.read',
  summary: 'Lists what the tenant shows in place of the product’s own programs',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listFragments(db, tenantId),
  say: (fragments: StoredFragment[]) =>
    fragments.length === 0 ? 'Nothing is registered.' : fragments.map(fragmentLine).join('\n'),
});

export const FRAGMENT_OPERATIONS: readonly Operation[] = [setFragment, removeFragment, showFragments];

function fragmentLine({ slot: place, kind, address, integrity }: StoredFragment): string {
  return [place, kind, address ?? 'nothing is shown', ...(integrity ? [integrity] : [])].join('  ');
}
