import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not public, and those that represent IPv4 addresses (RFC 6890). */
const closed = {
  // Two lists, because a list takes an IPv4 address for an IPv6 one as well.
  ipv4: blockList('ipv4', [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/3',
  ]),
  ipv6: blockList('ipv6', [
    '::/3',
    '2001::/32',
    '2001:db8::/32',
    '2002::/16',
    '4000::/2',
    '8000::/1',
  ]),
};

const closedName = /\.(?:localhost|local|internal|intranet|lan|home|corp|arpa|invalid)$/;

/**
 * Whether the server may call an address that users have given: not one of this machine, its network or a name without
 * a public suffix, so that they cannot make it call its neighbours. The addresses of a name are checked when it is
 * called: `createCheckedLookup`.
 */
export function isPublicEndpoint(address: string): boolean {
  const host = new URL(address).hostname.replace(/\.$/, '');
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare)) return isPublicAddress(bare);
  return host.includes('.') && !closedName.test(host);
}

/** Whether a number address is one of the public internet; false for what is none. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !closed.ipv4.check(address, 'ipv4');
  return kind === 6 && !closed.ipv6.check(address, 'ipv6');
}

function blockList(kind: 'ipv4' | 'ipv6', networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), kind);
  }
  return list;
}

/** The code of the error of a name that has an address which may not be called. */
export const notPublic = 'ERR_NOT_PUBLIC';

/**
 * Resolves names to addresses that may be called only. The connection goes to the very address that was checked, so that
 * a name cannot resolve to another one in between.
 */
export function createCheckedLookup(
  isAllowed: (address: string) => boolean,
  resolve: typeof lookup = lookup,
): LookupFunction {
  return (host, options, found) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return found(error ?? new Error(`${host} has no address`), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return found(Object.assign(new Error('not a public address'), { code: notPublic }), '', 0);
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
  };
}
