import type { Db } from '#server/db/database.ts';

const changing = new WeakSet<Db>();

/** Notes that a transaction may change the rights of users. */
export function noteRightsChange(tx: Db): void {
  changing.add(tx);
}

/** Whether a transaction may have changed the rights of users, so that access tokens have to be checked again. */
export const isRightsChange = (tx: Db): boolean => changing.has(tx);
