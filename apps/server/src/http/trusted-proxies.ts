import { BlockList, isIP } from 'node:net';
import { MOST_PROXY_HOPS } from './limits';

/** Whose forwarded headers are believed. */
export type TrustedProxies =
  | { kind: 'none' }
  /** That many proxies stand in front, each of which adds the address that it saw. */
  | { kind: 'hops'; hops: number }
  /** Proxies have these addresses, and nobody else has. */
  | { kind: 'networks'; networks: string[] };

/** From a setting: `0`, a number of hops, or addresses and networks with commas; null when it is none of these. */
export function trustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > MOST_PROXY_HOPS) return null;
    return hops === 0 ? { kind: 'none' } : { kind: 'hops', hops };
  }
  const networks = text.split(',').map((network) => network.trim());
  return networks.every((network) => networkOf(network)) ? { kind: 'networks', networks } : null;
}

/** Is the proxy with this address believed? The one that holds the connection is hop 0, the one before it hop 1. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Never the left-most address by itself: that one is whatever the client wrote. */
export function trustOf(proxies: TrustedProxies): TrustsProxy {
  if (proxies.kind === 'none') return () => false;
  if (proxies.kind === 'hops') return (_address, hop) => hop < proxies.hops;
  const list = new BlockList();
  for (const { address, prefix, family } of proxies.networks.flatMap((network) => networkOf(network) ?? []))
    list.addSubnet(address, prefix, family);
  return (text) => {
    const address = plainAddress(text);
    return address !== null && list.check(address, familyOf(address));
  };
}

/** An address as it is written in one way only; some proxies add the port. Null for what is no address. */
export function plainAddress(text: string): string | null {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}

type Network = { address: string; prefix: number; family: 'ipv4' | 'ipv6' };

function networkOf(text: string): Network | null {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (isIP(address) === 0) return null;
  const family = familyOf(address);
  const longest = family === 'ipv4' ? 32 : 128;
  const prefix = length === undefined ? longest : Number(length);
  // A network of everybody would believe anybody.
  return prefix >= 1 && prefix <= longest ? { address, prefix, family } : null;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
