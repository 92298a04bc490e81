import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';

/**
 * Stores a message with who sent it, for which customer, and where. A customer that is no longer the
 * viewer's is left out.
 * @returns its number
 */
export async function storeFeedback(
  tx: Db,
  viewer: Viewer,
  host: string,
  message: string,
): Promise<number> {
  const { id } = await tx
    .insertInto('customer_feedback')
    .values((eb) => ({
      sorg: viewer.sorg,
      host,
      user_id: viewer.userId,
      customer: eb
        .selectFrom('customer as c')
        .select('c.unified')
        .where('c.unified', '=', viewer.customer?.unified ?? '')
        .where(customerFence(viewer)),
      message,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A stored message with the names of who sent it; undefined when the user was deleted with it. */
export async function findFeedback(db: Db, id: number) {
  return await db
    .selectFrom('customer_feedback as f')
    .innerJoin('app_user as u', 'u.id', 'f.user_id')
    .leftJoin('customer as c', (join) =>
      join.onRef('c.sorg', '=', 'f.sorg').onRef('c.unified', '=', 'f.customer'),
    )
    .select(['f.id', 'f.host', 'f.message', 'f.created_at as createdAt'])
    .select(['u.name as userName', 'u.username', 'u.email'])
    .select([
      'c.name as customerName',
      sql<string | null>`coalesce(c.isr, c.r3)`.as('customerCode'),
    ])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;
