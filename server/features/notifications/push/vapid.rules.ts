import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** The keys that this installation signs its pushes with, base64url. */
export interface VapidKeys {
  /** Uncompressed point of P-256, 65 bytes; browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
}

/** Push services refuse tokens that are good for more than 24 hours (RFC 8292 §2). */
const goodForSeconds = 12 * 3_600;
const renewBeforeSeconds = 600;
const mostTokens = 1_000;

/** New keys. */
export function newVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number that happens to be small comes shorter than the 32 bytes its readers expect.
  const bytes = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
  return { publicKey, privateKey };
}

/**
 * Writes the `authorization` header of pushes (RFC 8292); one token serves twelve hours for an origin
 * and a subject, since a signature costs as much as the rest of a push.
 * @param now milliseconds since 1970
 */
export function vapidSigner(keys: VapidKeys, now: () => number) {
  const point = Buffer.from(keys.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', d: keys.privateKey, x, y };
  const key = createPrivateKey({ format: 'jwk', key: jwk });
  const tokens = new Map<string, { header: string; until: number }>();
  return (endpoint: string, subject: string): string => {
    const audience = new URL(endpoint).origin;
    const seconds = Math.floor(now() / 1_000);
    const name = `${audience} ${subject}`;
    const known = tokens.get(name);
    if (known && known.until - renewBeforeSeconds > seconds) return known.header;
    if (tokens.size >= mostTokens) tokens.clear();
    const until = seconds + goodForSeconds;
    const body = [
      { typ: 'JWT', alg: 'ES256' },
      { aud: audience, exp: until, sub: subject },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
    const header = `vapid t=${body}.${signature.toString('base64url')}, k=${keys.publicKey}`;
    tokens.set(name, { header, until });
    return header;
  };
}

/** Returns the contact for push services: the setting, else the host's mail address, else the host. */
export function vapidSubject(setting: string | null, host: string, email: string): string {
  if (setting) return setting;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : `https://${host}`;
}
