import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { openSecret, stepOfCode } from './authenticator.ts';
import type { Challenge } from './challenge.store.ts';
import { findAuthenticator, takeRecoveryCode, takeStep } from './codes.store.ts';
import { findPasskey, notePasskey } from './passkey.store.ts';
import { credentialOf, type RelyingParty, readAssertion } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.rules.ts';

/** The dependencies of everything about second factors. */
export interface SecondFactorKit {
  db: Db;
  keyFor(use: string): Buffer;
  party: RelyingParty;
}

/** The proof that a user gives as a second factor: one of these. */
export interface Proof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  /** The answer of the browser, as it sends it. */
  passkey?: unknown;
}

const sentCode = v.optional(v.pipe(v.string(), v.maxLength(60)));
export const proofShape = {
  code: sentCode,
  recoveryCode: sentCode,
  passkey: v.optional(v.unknown()),
};

/** The key that encrypts the secrets of authenticator apps. */
export const authenticatorKey = ({ keyFor }: Pick<SecondFactorKit, 'keyFor'>) =>
  keyFor('authenticator secrets');

/**
 * Checks a second factor and uses it up: a code, a recovery code and the count of a passkey are accepted once.
 * @param db must not be a transaction that is rolled back
 * @returns how it was proved; null when it was not
 */
export async function proveSecondFactor(
  kit: SecondFactorKit,
  { userId, challenge }: Pick<Challenge, 'userId' | 'challenge'>,
  { code, recoveryCode, passkey }: Proof,
): Promise<'passkey' | 'code' | 'recovery-code' | null> {
  if (passkey) return (await provePasskey(kit, userId, challenge, passkey)) ? 'passkey' : null;
  if (code) return (await proveCode(kit, userId, code)) ? 'code' : null;
  const hash = recoveryCodeHash(recoveryCode ?? '');
  return (await takeRecoveryCode(kit.db, userId, hash)) ? 'recovery-code' : null;
}

async function provePasskey(
  kit: SecondFactorKit,
  userId: number,
  challenge: string,
  sent: unknown,
) {
  const { db, party } = kit;
  const credential = credentialOf(sent);
  const stored = credential && (await findPasskey(db, userId, party.domain, credential));
  if (!stored) return false;
  const counter = await readAssertion(party, challenge, stored, sent);
  return counter !== null && (await notePasskey(db, stored, counter));
}

async function proveCode(kit: SecondFactorKit, userId: number, code: string): Promise<boolean> {
  const stored = await findAuthenticator(kit.db, userId);
  const secret = stored && openSecret(authenticatorKey(kit), userId, stored.secret);
  const step = secret ? stepOfCode(secret, code) : null;
  return step !== null && (await takeStep(kit.db, userId, step));
}
