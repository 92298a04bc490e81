import { createHash, randomBytes } from 'node:crypto';

/** Draws a refresh token that begins a new login. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns what is stored of a refresh token. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
