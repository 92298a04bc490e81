import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { type AccessTokens, accessTokens, viewLifetime } from './access-tokens.ts';
import { markArrived } from './refresh-chain.store.ts';
import { openRevocations, type Revocations } from './revocations.ts';
import { sharedSecret } from './session.store.ts';

/** Everything about tokens that depends on the server's secret. */
export interface SessionKeys {
  access: AccessTokens;
  /** Valid tokens that are refused because they were revoked. */
  revocations: Revocations;
  /**
   * The refresh token that follows the one with this hash. It is computed, not drawn, so that a
   * client whose answer was lost gets the same successor when it asks again; and from the hash, which
   * is all that is stored of it.
   */
  deriveSuccessor(hash: string): string;
  /**
   * Called when tokens with the refresh token of this hash are in use, so that their answer was not lost;
   * stores it the first time only.
   */
  arrived(hash: string): Promise<void>;
  /** A key for something else that is signed, the same on all servers. */
  keyFor(use: string): Buffer;
}

/** The number of logins that one process remembers before it asks the database again. */
const mostArrived = 10_000;

/** Opens the keys; the secret comes from the configuration or is made once in the database. */
export async function openSessionKeys(config: Config, db: Db): Promise<SessionKeys> {
  const secret =
    config.tokenSecret ?? (await sharedSecret(db, 'token', randomBytes(32).toString('base64url')));
  const refreshKey = hmac(secret, 'refresh');
  const known = new Set<string>();
  const lifetime = config.accessTokenMinutes * 60_000;
  return {
    access: accessTokens(hmac(secret, 'access'), lifetime),
    revocations: openRevocations(db, Math.max(lifetime, viewLifetime)),
    deriveSuccessor: (hash) => hmac(refreshKey, hash).toString('base64url'),
    async arrived(hash) {
      if (known.has(hash)) return;
      await markArrived(db, hash);
      if (known.size >= mostArrived) known.clear();
      known.add(hash);
    },
    keyFor: (use) => hmac(secret, use),
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
