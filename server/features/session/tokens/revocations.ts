import type { Db } from '#server/db/database.ts';
import { outside } from '#server/lib/outside.ts';
import type { Bearer } from './access-tokens.ts';
import { readRevocations } from './revocations.store.ts';

/** A revocation that another server has committed is known here after this long, in milliseconds. */
const maxAge = 1_000;
/** Between reading a user's rights and signing a token with them lies no more than this. */
const signingTime = 60_000;

/** Which access tokens are refused although they have not expired. */
export interface Revocations {
  /**
   * Whether the login of a token was ended, or the rights of its user have changed since; the same goes for the
   * administrator who views as the user.
   */
  isRevoked(bearer: Bearer): Promise<boolean>;
  /** Makes the next question read the database, after a revocation made here. */
  expire(): void;
}

/**
 * Keeps the revocations of the last token lifetime in memory, so that a request costs a look-up in a map.
 * They are read when a request comes and the last reading is too old: an idle server reads nothing, and a
 * server that cannot read them answers no request from old data.
 * @param lifetime of access tokens, milliseconds: older revocations concern no token that is still valid
 */
export function openRevocations(db: Db, lifetime: number): Revocations {
  const families = new Map<string, number>();
  const versions = new Map<number, { version: number; until: number }>();
  let mark: string | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let expired = 0;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const began = performance.now();
    const before = expired;
    const { rows, mark: next } = await readRevocations(db, mark);
    const until = began + lifetime + signingTime;
    for (const { family, userId, rightsVersion } of rows) {
      if (family !== null) families.set(family, until);
      if (userId === null || rightsVersion === null) continue;
      const version = Math.max(rightsVersion, versions.get(userId)?.version ?? 0);
      versions.delete(userId); // so that the map is in the order of time
      versions.set(userId, { version, until });
    }
    for (const [family, end] of families) {
      if (end > began) break;
      families.delete(family);
    }
    for (const [userId, { until: end }] of versions) {
      if (end > began) break;
      versions.delete(userId);
    }
    mark = next;
    // Expired while it was read: the answer may be from before.
    if (before === expired) readAt = began;
  }

  return {
    async isRevoked({ family, viewer, rightsVersion, viewedBy }) {
      if (performance.now() - readAt > maxAge) {
        reading ??= outside(read).finally(() => {
          reading = null;
        });
        await reading;
      }
      const has = (login: string, userId: number, version: number) =>
        families.has(login) || version < (versions.get(userId)?.version ?? 0);
      if (has(family, viewer.userId, rightsVersion)) return true;
      return viewedBy !== null && has(viewedBy.family, viewedBy.userId, viewedBy.rightsVersion);
    },
    expire() {
      expired += 1;
      readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
