import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (IANA special-purpose registries); of IPv6, those within PUBLIC_IPV6. */
const NETWORKS: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

const inside = new BlockList();
for (const [network, prefix, family] of NETWORKS) inside.addSubnet(network, prefix, family);

/** The only part of IPv6 from which public addresses are assigned: neither mapped nor translated ones, nor those of a site. */
const assigned = new BlockList();
assigned.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an IP address is on the public internet. IPv4 addresses written as IPv6 are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  // An address with a zone is of one link.
  return family === 6 && !address.includes('%') && assigned.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
