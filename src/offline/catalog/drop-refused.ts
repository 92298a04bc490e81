import { openUserDatabase } from '../database.ts';
import { eraseDocuments } from '../documents/document-store.ts';
import { withReopen } from '../reopen-database.ts';
import { refreshAccessToken } from '../session/session-tokens.ts';
import { browserCatalogTransport } from './browser-catalog-transport.ts';
import { type CatalogApi, CatalogApiError, catalogApi } from './catalog-api.ts';
import { wipeCatalog } from './download-catalog.ts';

/** A logout does not wait longer for the server's word, in ms. */
const timeoutMs = 5_000;

/** Uses a new token, because the current one may hold rights that were revoked. */
const now = () => catalogApi({ ...browserCatalogTransport, accessToken: refreshAccessToken });

interface Place {
  host: string;
  userId: number;
}

/** Deletes the catalog a user has taken along, the pages kept of it and kept invoices. */
async function dropOwnCatalog({ host, userId }: Place): Promise<void> {
  const db = openUserDatabase(host, userId);
  await Promise.all([
    wipeCatalog(host, userId),
    withReopen(db, () => db.answers.clear()),
    eraseDocuments({ host, userId }),
  ]);
}

/** Deletes what a user has taken along: the catalog, kept pages, invoices and content; unsent work stays. */
export async function dropCatalog(place: Place): Promise<void> {
  const { host, userId } = place;
  await Promise.all([dropOwnCatalog(place), eraseDocuments({ host, userId, database: 'content' })]);
}

/**
 * Deletes the catalog when the user may not see any (any more); without the server's word all stays. Content has
 * permissions of its own (`dropDocumentsIfRefused`).
 */
export async function dropIfRefused(
  place: Place,
  api: Pick<CatalogApi, 'offer'> = now(),
): Promise<void> {
  try {
    await api.offer([], AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof CatalogApiError && error.problem === 'refused')
      await dropOwnCatalog(place);
  }
}
