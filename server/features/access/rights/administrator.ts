import { GraphQLError } from 'graphql';
import type { Db } from '#server/db/database.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { viewerOf } from '#server/graphql/context.ts';
import {
  type Administrator,
  listAdministered,
  lockRights,
  readAdministrator,
} from './administrator.store.ts';

/** An administrator who changes something. */
export interface ActingAdministrator extends Administrator {
  /** The organisations that had an administrator before the change. */
  administered: readonly string[];
}

/**
 * Returns the administrator who changes something: from then on no other change of users and rights happens until
 * the transaction ends.
 * @throws GraphQLError FORBIDDEN when the right was taken away since the token was issued
 */
export async function lockAdministrator(tx: Db, { userId }: Viewer): Promise<Administrator> {
  await lockRights(tx);
  return requireAdministrator(tx, userId);
}

/** As `lockAdministrator`, for changes that may leave an organisation without an administrator. */
export async function beginAdministration(tx: Db, viewer: Viewer): Promise<ActingAdministrator> {
  const me = await lockAdministrator(tx, viewer);
  return { ...me, administered: await listAdministered(tx) };
}

/** Returns the administrator who reads. @throws GraphQLError FORBIDDEN, as `lockAdministrator` */
export function administratorOf(ctx: Context): Promise<Administrator> {
  return requireAdministrator(ctx.db, viewerOf(ctx).userId);
}

/** Returns the administrator with the present rights, which a write of the same transaction may have changed. */
export async function requireAdministrator(db: Db, userId: number): Promise<Administrator> {
  const administrator = await readAdministrator(db, userId);
  if (administrator) return administrator;
  throw new GraphQLError('Not allowed', { extensions: { code: 'FORBIDDEN' } });
}
