import { isIPv6 } from 'node:net';

/**
 * Returns the network that an address belongs to: an IPv4 address itself, and the /64 of an IPv6 address,
 * because every line has all addresses of one. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  return networksOf(address).narrow;
}

/**
 * The network of {@link networkOf} and the wider ones around it that may have one owner, from the
 * narrowest on: /56 and /48 of an IPv6 address, /24 of an IPv4 address.
 */
export function networksOf(address: string): { narrow: string; wide: string[] } {
  const v4 = /^(?:::ffff:)?((\d+\.\d+\.\d+)\.\d+)$/i.exec(address);
  if (v4) return { narrow: v4[1] ?? '', wide: [`${v4[2]}.0/24`] };
  if (!isIPv6(address)) return { narrow: address, wide: [] };
  const [front = '', back] = (address.split('%')[0] ?? '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const head = groups(front);
  const gap = back === undefined ? 0 : Math.max(0, 8 - head.length - groups(back).length);
  const all = [...head, ...Array<string>(gap).fill('0'), ...groups(back ?? '')];
  const [a = 0, b = 0, c = 0, d = 0] = all.slice(0, 4).map((group) => Number.parseInt(group, 16));
  const name = (bits: number, ...parts: number[]) =>
    `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`;
  const wide = [name(56, a, b, c, d & 0xff00), name(48, a, b, c)];
  return { narrow: name(64, a, b, c, d), wide };
}
