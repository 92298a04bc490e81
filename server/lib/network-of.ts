import { isIPv6 } from 'node:net';

/**
 * Who an address belongs to, as far as it tells: an IPv4 address itself, and of an IPv6 address its
 * network of 64 bits, because every line has all addresses of one. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [front = '', back] = (address.split('%')[0] ?? '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const head = groups(front);
  const gap = back === undefined ? 0 : Math.max(0, 8 - head.length - groups(back).length);
  const all = [...head, ...Array<string>(gap).fill('0'), ...groups(back ?? '')];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
