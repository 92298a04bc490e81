import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Which proxies in front say where a request came from (X-Forwarded-…): none, a number of them in a row,
 * or those at these addresses and networks; `true` is one.
 */
export type TrustProxy = boolean | number | readonly string[];

/** Networks that may be named by a word. */
const namedNetworks: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** A warning is worth repeating after this time, in milliseconds: the log may have been rotated. */
const warnEvery = 3_600_000;

/** Whether a text names proxies: an address, a network such as 10.0.0.0/8, or a word of these. */
export function isProxyName(text: string): boolean {
  if (Object.hasOwn(namedNetworks, text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Whether the sender of a hop is trusted; hop 0 is the connection itself. */
export function trustedProxies(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trust === 'boolean' || typeof trust === 'number')
    return (_address, hop) => hop < Number(trust);
  const proxies = new BlockList();
  for (const network of trust.flatMap((name) => namedNetworks[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) =>
    isIP(address) > 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Warns in the log, at most once an hour, when a proxy in front is not trusted: all users then share its
 * address, and the failed logins of one stop the others.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, trust: TrustProxy): void {
  const isTrusted = trustedProxies(trust);
  let lastWarning = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async (request) => {
    const address = request.socket.remoteAddress ?? '';
    if (!request.headers['x-forwarded-for'] || isTrusted(address, 0)) return;
    if (Date.now() - lastWarning < warnEvery) return;
    lastWarning = Date.now();
    request.log.warn(
      { address },
      'X-Forwarded-For came from an address that is not trusted: set PANNIER_TRUST_PROXY if it is your proxy',
    );
  });
}
