import type { Db } from '#server/db/database.ts';
import { openSecret, stepOfCode } from './authenticator.ts';
import type { Challenge } from './challenge.store.ts';
import { keepAuthenticator, keepRecoveryCodes } from './codes.store.ts';
import { insertPasskey, type NewPasskey } from './passkey.store.ts';
import { readRegistration } from './passkeys.ts';
import { authenticatorKey, type SecondFactorKit } from './prove.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.rules.ts';
import { lockSecondFactors, readSecondFactors } from './second-factors.store.ts';

/** The proof that a user gives to add a second factor: a code of the app, or the passkey that the browser made. */
export interface NewFactor {
  code?: string | undefined;
  passkey?: unknown;
  /** The name of the passkey. */
  name?: string | undefined;
}

/** A second factor that is good, to be stored. */
export type ReadFactor =
  | { kind: 'authenticator'; secret: string; step: number }
  | { kind: 'passkey'; passkey: NewPasskey };

/** The name of a passkey that got none. */
const defaultName = 'Passkey';

/** Checks a new second factor against the challenge that it was begun with. @returns null when it is not good */
export async function readNewFactor(
  kit: SecondFactorKit,
  { userId, challenge, secret: sealed }: Challenge,
  { code, passkey, name }: NewFactor,
): Promise<ReadFactor | null> {
  if (passkey) {
    const read = await readRegistration(kit.party, challenge, passkey);
    const named = name?.trim() || defaultName;
    return read && { kind: 'passkey', passkey: { ...read, name: named } };
  }
  const secret = sealed && openSecret(authenticatorKey(kit), userId, sealed);
  const step = secret && code ? stepOfCode(secret, code) : null;
  return sealed && step !== null ? { kind: 'authenticator', secret: sealed, step } : null;
}

/**
 * Stores a second factor. With the first one the user gets recovery codes.
 * @returns the recovery codes, to be shown once; none for a further factor; null for a passkey that is known
 */
export async function storeFactor(
  tx: Db,
  userId: number,
  factor: ReadFactor,
): Promise<string[] | null> {
  await lockSecondFactors(tx, userId);
  const { recoveryCodes } = await readSecondFactors(tx, userId);
  if (factor.kind === 'authenticator') await keepAuthenticator(tx, userId, factor);
  else if (!(await insertPasskey(tx, userId, factor.passkey))) return null;
  return recoveryCodes > 0 ? [] : await makeRecoveryCodes(tx, userId);
}

/** Gives a user ten new recovery codes in place of the earlier ones. */
export async function makeRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await keepRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
  return codes;
}
