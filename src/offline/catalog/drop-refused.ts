import { openUserDatabase } from '../database.ts';
import { withReopen } from '../reopen.ts';
import { refreshAccessToken } from '../session/session-tokens.ts';
import { type CatalogWire, catalogWire, WireError } from './catalog-wire.ts';
import { realDoor } from './real-door.ts';
import { wipeCatalog } from './take-along.ts';

/** A logout does not wait longer for the server's word, in ms. */
const patienceMs = 5_000;

/** Asks with a new token: the one at hand may speak of rights that were lost since. */
const now = () => catalogWire({ ...realDoor, accessToken: refreshAccessToken });

interface Place {
  host: string;
  userId: number;
}

/** Deletes the catalog a user has taken along, and the pages kept of it; unsent work stays. */
export async function dropCatalog({ host, userId }: Place): Promise<void> {
  const db = openUserDatabase(host, userId);
  await Promise.all([wipeCatalog(host, userId), withReopen(db, () => db.answers.clear())]);
}

/** Does so when the user may not see any catalog (any more); without the server's word all stays. */
export async function dropIfRefused(
  place: Place,
  wire: Pick<CatalogWire, 'offer'> = now(),
): Promise<void> {
  try {
    await wire.offer([], AbortSignal.timeout(patienceMs));
  } catch (error) {
    if (error instanceof WireError && error.problem === 'refused') await dropCatalog(place);
  }
}
