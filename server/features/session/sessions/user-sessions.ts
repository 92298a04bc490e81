import type { Db } from '#server/db/database.ts';
import { endFamily, endOtherSessions } from '../tokens/refresh-chain.store.ts';
import { countEnded, type LiveSession, liveSessions } from './sessions.store.ts';

/** Longer lists are not read; ending all sessions ends those beyond as well. */
export const mostShown = 100;

/** No token has an empty hash, so that none of the sessions is the one that asks. */
const noToken = '';

/** Returns a session as lists show it. */
export function showSession({ id, host, started_at, last_used_at, ...row }: LiveSession) {
  const { device, network } = row;
  return {
    id: String(id),
    device,
    network,
    host: host ?? '',
    startedAt: started_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    viewedBy: row.viewed_by,
  };
}

/** The sessions of a user at hosts of some organisations that have not ended, the last used first. */
export async function listUserSessions(db: Db, userId: number, sorgs: readonly string[]) {
  const sessions = await liveSessions(db, userId, noToken, { sorgs, limit: mostShown });
  return sessions.map(showSession);
}

/**
 * Ends a session of a user on all servers, for an administrator: a revocation is known everywhere within seconds.
 * @returns how many devices and views have ended; none for a session at no host of the organisations
 */
export async function endUserSession(tx: Db, userId: number, id: string, sorgs: readonly string[]) {
  const sessions = await liveSessions(tx, userId, noToken, { sorgs });
  const ended = sessions.filter((one) => String(one.id) === id);
  for (const { family } of ended) await endFamily(tx, family);
  return countEnded(ended);
}

/**
 * Ends all sessions of a user, as `endUserSession` does, and the views of administrators.
 * @returns how many there were of each
 */
export async function endUserSessions(tx: Db, userId: number) {
  const sessions = await liveSessions(tx, userId, noToken);
  await endOtherSessions(tx, userId, noToken);
  return countEnded(sessions);
}
