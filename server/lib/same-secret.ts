import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares what was sent with a secret, in the same time for every text. */
export function sameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

/** Whether an `authorization` header bears a token; takes the same time for every header. */
export function bearsToken(header: string | undefined, wanted: string): boolean {
  return sameSecret(/^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '', wanted);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
