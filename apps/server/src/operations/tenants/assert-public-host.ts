import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from '../../lti/token/private-addresses';
import { OperationRefusal } from '../operation';

/** Of an address that somebody elsewhere has the server ask: https, and nothing in a network of ours. */
export async function assertPublicHost(address: string): Promise<void> {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true }).catch(() => []);
  if (found.length === 0) throw new OperationRefusal(`${host} is not found.`);
  if (protocol !== 'https:' || found.some((each) => isPrivateAddress(each.address)))
    throw new OperationRefusal(
      `${address} is not an https address of the open internet: only the operator at the server may name it.`,
    );
}
