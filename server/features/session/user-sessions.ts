import type { Db } from '#server/db/database.ts';
import { endFamily, endOtherSessions } from './refresh-chain.store.ts';
import { findFamily, liveSessions } from './sessions.store.ts';

/** Longer lists are not read; ending all of them ends those beyond as well. */
const mostShown = 100;

/** A login of a user on one device, for those who administer the user. */
export interface UserSession {
  id: string;
  sorg: string;
  device: string;
  network: string;
  host: string;
  startedAt: string;
  lastUsedAt: string;
}

/** The sessions of a user that have not ended, the last used first. */
export async function listUserSessions(db: Db, userId: number): Promise<UserSession[]> {
  // No token has an empty hash, so none of them is the one that asks.
  const rows = await liveSessions(db, userId, '', mostShown);
  return rows.map(({ id, sorg, device, network, host, started_at, last_used_at }) => ({
    ...{ id: String(id), sorg, device, network, host: host ?? '' },
    startedAt: started_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
  }));
}

/**
 * Ends sessions of a user on all servers, for an administrator: a revocation is known everywhere within seconds.
 * @param id of one session; null for all
 * @returns how many there were; 0 for an id that is no session of the user, or for one that has ended
 */
export async function endUserSessions(tx: Db, userId: number, id: string | null): Promise<number> {
  const before = await liveSessions(tx, userId, '');
  if (id === null) {
    await endOtherSessions(tx, userId, '');
    return before.length;
  }
  const family = before.some((session) => String(session.id) === id)
    ? await findFamily(tx, userId, id)
    : null;
  if (family === null) return 0;
  await endFamily(tx, family);
  return 1;
}
