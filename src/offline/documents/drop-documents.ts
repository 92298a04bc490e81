import { refreshAccessToken } from '../session/session-tokens.ts';
import { readClaims } from '../session/token-claims.ts';
import type { DocumentUser } from './document-database.ts';
import { eraseDocuments } from './document-store.ts';

/** The permission that all documents on the device need to be read (S005). */
const scope = 'page.invoice-status';

/**
 * Removes a user's documents when the server no longer lets them read any; without an answer of the server all stay.
 * @param renew gives a new token, because the current one may hold rights that were revoked
 */
export async function dropDocumentsIfRefused(
  user: DocumentUser,
  renew: () => Promise<string | null> = refreshAccessToken,
): Promise<void> {
  const token = await renew();
  if (token && !readClaims(token)?.scopes.includes(scope)) await eraseDocuments(user);
}
