import { ECDH } from 'node:crypto';
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
