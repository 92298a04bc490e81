import { GraphQLError } from 'graphql';
import type { Db } from '#server/db/database.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { type Administrator, lockRights, readAdministrator } from './administrator.store.ts';

const inTransaction = new WeakMap<Db, Promise<Administrator>>();

/**
 * Returns the administrator who changes something, once for a transaction: from then on no other change of
 * users and rights happens until it ends.
 * @throws GraphQLError FORBIDDEN when the right was taken away since the token was issued
 */
export function lockAdministrator(tx: Db, { userId }: Viewer): Promise<Administrator> {
  const known = inTransaction.get(tx);
  if (known) return known;
  const reading = lockRights(tx).then(() => requireAdministrator(tx, userId));
  inTransaction.set(tx, reading);
  return reading;
}

/** Makes the transaction read the administrator again, after it has changed what may be given. */
export function forgetAdministrator(tx: Db): void {
  inTransaction.delete(tx);
}

/** Returns the administrator who reads. @throws GraphQLError FORBIDDEN, as `lockAdministrator` */
export function administratorOf(ctx: Context): Promise<Administrator> {
  return requireAdministrator(ctx.db, viewerOf(ctx).userId);
}

async function requireAdministrator(db: Db, userId: number): Promise<Administrator> {
  const administrator = await readAdministrator(db, userId);
  if (administrator) return administrator;
  throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
}
