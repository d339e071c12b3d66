import { BlockList, isIPv4, isIPv6 } from 'node:net';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('100.64.0.0', 10);
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address is a loopback or private one, as a proxy on the same machine or network has. */
export function isPrivate(address: string): boolean {
  const plain = unmapped(address);
  return privateNetworks.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** The network that one visitor's addresses share: an IPv4 address itself, the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = unmapped(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Without a zone, and an IPv4 address that came over an IPv6 socket as itself. */
function unmapped(address: string): string {
  const [plain = ''] = address.split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}
