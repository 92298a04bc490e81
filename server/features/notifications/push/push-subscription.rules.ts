import { ECDH } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

const longestEndpoint = 2_000;
const base64url = /^[A-Za-z0-9_-]+={0,2}$/;

const createEndpointShape = (test: boolean) =>
  v.pipe(
    v.string(),
    v.maxLength(longestEndpoint),
    v.check((text) => isAddress(text, test), 'is not an https address'),
  );

/** An uncompressed point of P-256 (RFC 8291); another one would only fail when it is sent to. */
const publicKey = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(base64url),
  v.check(isPoint, 'is not a key of the curve P-256'),
);

const secret = v.pipe(
  v.string(),
  v.maxLength(32),
  v.regex(base64url),
  v.check((text) => Buffer.from(text, 'base64url').length === 16, 'is not 16 bytes'),
);

/** The shapes of a push subscription as browsers send it, and of its identifier. */
export interface SubscriptionShapes {
  /** The format of `PushSubscription.toJSON`. */
  subscription: ReturnType<typeof createShapes>['subscription'];
  endpointOnly: ReturnType<typeof createShapes>['endpointOnly'];
}

/** @param test whether also http addresses will do: those of a push service for tests */
export function subscriptionShapes(test: boolean): SubscriptionShapes {
  return createShapes(test);
}

function createShapes(test: boolean) {
  const endpoint = createEndpointShape(test);
  const keys = v.object({ p256dh: publicKey, auth: secret });
  const expirationTime = v.optional(v.nullable(v.number()), null);
  return {
    subscription: v.object({ endpoint, expirationTime, keys }),
    endpointOnly: v.object({ endpoint }),
  };
}

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
 * Whether a push may be sent to an address: not to this machine, its network or a name without a public
 * suffix, so that users cannot make the server call its neighbours. The addresses of a name are checked
 * when a push is sent: `isPublicAddress`.
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

function isAddress(text: string, test: boolean): boolean {
  const url = URL.parse(text);
  const good = url?.protocol === 'https:' || (test && url?.protocol === 'http:');
  // The text is kept as it came, so it must be what is understood by it.
  return good && !url.username && !url.password && /^[!-~]+$/.test(text);
}

function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
