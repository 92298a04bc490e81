import { createHash, randomBytes } from 'node:crypto';
import type { SessionUser } from '../tokens/session.store.ts';
import { describeSecret, newSecret, sealSecret } from './authenticator.ts';
import { keepChallenge } from './challenge.store.ts';
import { creationOptions, requestOptions } from './passkeys.ts';
import { authenticatorKey, type SecondFactorKit } from './prove.ts';
import type { SecondFactors } from './second-factors.store.ts';

/** The data that the login page needs for its second step; it is the answer with SECOND_FACTOR_REQUIRED. */
export type SecondStep =
  | {
      step: 'prove';
      challenge: string;
      /** Options for the browser; null without a passkey for this host. */
      passkey: object | null;
      hasAuthenticator: boolean;
      hasRecoveryCodes: boolean;
    }
  | {
      step: 'set-up';
      challenge: string;
      passkey: object;
      authenticator: { secret: string; uri: string };
    };

/** The key of the challenge of a login: only the device where it began can go on with it. */
export function loginKey(token: string, deviceHash: string): string {
  return hash(`login ${token} ${deviceHash}`);
}

/** Marks a password, so that a login that began with it ends when it is changed. */
export const passwordMark = (passwordHash: string) => hash(passwordHash);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Begins the second step of a login on one device. @param need whether the user has a second factor */
export async function beginSecondStep(
  kit: SecondFactorKit,
  user: SessionUser,
  factors: SecondFactors,
  from: { need: 'prove' | 'set-up'; deviceHash: string; passwordHash: string },
): Promise<SecondStep> {
  const token = randomBytes(32).toString('base64url');
  const { id: userId, username, name } = user;
  const base = {
    key: loginKey(token, from.deviceHash),
    userId,
    passwordMark: passwordMark(from.passwordHash),
  };
  if (from.need === 'prove') {
    const passkey = await requestOptions(kit.party, factors.passkeys);
    const challenge = passkey?.challenge ?? '';
    await keepChallenge(kit.db, { ...base, purpose: 'login', challenge, secret: null });
    const hasAuthenticator = factors.authenticator !== null;
    const hasRecoveryCodes = factors.recoveryCodes > 0;
    return { step: 'prove', challenge: token, passkey, hasAuthenticator, hasRecoveryCodes };
  }
  const passkey = await creationOptions(kit.party, { username, name }, factors.passkeys);
  const authenticator = describeSecret(newSecret(), kit.party.name, username);
  const secret = sealSecret(authenticatorKey(kit), userId, authenticator.secret);
  const { challenge } = passkey;
  await keepChallenge(kit.db, { ...base, purpose: 'set-up', challenge, secret });
  return { step: 'set-up', challenge: token, passkey, authenticator };
}
