import { createHash, randomBytes } from 'node:crypto';

/** 32 letters and digits that are not taken for each other: five bits each. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const howMany = 10;
const letters = 16;

/** Draws ten recovery codes of 80 bits, each in four groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const code = [...randomBytes(letters)].map((byte) => alphabet[byte % 32]).join('');
    return code.replace(/(.{4})(?!$)/g, '$1-');
  });
}

/**
 * Returns the hash that is stored of a recovery code, however it is typed. Codes are too long to be guessed from a
 * fast hash.
 */
export function recoveryCodeHash(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
