import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature, type ReceivedEvents } from './gateway.ts';

/** A signature is good for so long, so that a recorded request cannot be sent again later. */
const toleranceSeconds = 300;

/** Signs a body: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body">`, the scheme of Stripe. */
export function signBody(secret: string | Buffer, body: string | Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${computeDigest(secret, seconds, body).toString('hex')}`;
}

/**
 * Checks the signature of a received body. A header may hold several `v1`, while a secret is changed.
 * @throws BadSignature
 */
export function verifyBody(
  { body, headers }: ReceivedEvents,
  { header, secret, now }: { header: string; secret: string | Buffer; now: Date },
): void {
  const sent = headers[header];
  const parts = (typeof sent === 'string' ? sent : '').split(',').map((part) => part.split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  const age = Math.abs(now.getTime() / 1_000 - seconds);
  if (!(age <= toleranceSeconds)) throw new BadSignature('Signed too long ago, or not at all');
  const expected = computeDigest(secret, seconds, body);
  const isRight = parts.some(([name, value]) => {
    const given = Buffer.from(name === 'v1' ? (value ?? '') : '', 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isRight) throw new BadSignature('The signature is wrong');
}

/** Reads the body of an event. @throws SyntaxError unless it is a JSON object with an id */
export function parseEventBody(body: Buffer): { id: string } {
  const event: unknown = JSON.parse(body.toString());
  if (typeof event === 'object' && event !== null && 'id' in event && typeof event.id === 'string')
    return { ...event, id: event.id };
  throw new SyntaxError('An event needs an id');
}

function computeDigest(secret: string | Buffer, seconds: number, body: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
