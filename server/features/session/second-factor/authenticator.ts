import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** The data that an authenticator app needs: the secret, to be typed, and the same as the address of a QR code. */
export interface AuthenticatorSetUp {
  secret: string;
  uri: string;
}

/** Draws the secret of an authenticator app, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** @param portal the name under which the app lists the secret */
export function describeSecret(
  secret: string,
  portal: string,
  username: string,
): AuthenticatorSetUp {
  const totp = new TOTP({ issuer: portal, label: username, secret: Secret.fromBase32(secret) });
  return { secret, uri: totp.toString() };
}

/**
 * Returns the half minute, since 1970, that a code is of: the present one, or an adjacent one for clocks that differ;
 * null for a wrong code.
 */
export function stepOfCode(secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), window: 1, timestamp });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Encrypts a secret for the database (AES-256-GCM), so that it is of use for no other user. */
export function sealSecret(key: Buffer, userId: number, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns null for a secret that was encrypted by another key, after the secret of the tokens was changed */
export function openSecret(key: Buffer, userId: number, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(String(userId)))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
