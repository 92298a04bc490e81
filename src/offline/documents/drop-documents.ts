import { refreshAccessToken } from '../session/session-tokens.ts';
import { readClaims } from '../session/token-claims.ts';
import type { DocumentUser } from './document-database.ts';
import { eraseDocuments } from './document-store.ts';

/** The permission that all documents of invoices on the device need to be read (S005). */
const scope = 'page.invoice-status';

/** The permissions to read content; with one of them kept content stays. */
const contentScopes = ['page.news', 'page.sales-document', 'page.marketing-material'];

/**
 * Removes a user's documents, those of invoices and of content each, when the server no longer lets them read any;
 * without an answer of the server all stay.
 * @param renew gives a new token, because the current one may hold rights that were revoked
 */
export async function dropDocumentsIfRefused(
  user: DocumentUser,
  renew: () => Promise<string | null> = refreshAccessToken,
): Promise<void> {
  const token = await renew();
  if (!token) return;
  const scopes = readClaims(token)?.scopes ?? [];
  if (!scopes.includes(scope)) await eraseDocuments(user);
  if (!contentScopes.some((one) => scopes.includes(one)))
    await eraseDocuments({ ...user, database: 'content' });
}
