import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';

/** A way to pay that a provider keeps. */
export interface SavedPaymentRow {
  id: number;
  gateway: string;
  method: string;
  token: string;
  display: string;
  type: string;
  shared: boolean;
  userId: number;
}

const columns = sql`p.id, p.gateway, p.method, p.token, p.display, p.type, p.shared,
  p.user_id as "userId"`;

/** The user's own ones, and those that other users of the payer share. */
const ofViewer = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql`p.sorg = ${viewer.sorg} and p.deleted_at is null
    and (p.user_id = ${viewer.userId} or p.shared) and ${customerFence(viewer)}`;

const from = sql`saved_payment p join customer c on c.sorg = p.sorg and c.unified = p.payer`;

/** The viewer's saved ways to pay for one payer, newest first. @param companies all when null */
export async function findSavedPayments(
  db: Db,
  viewer: Viewer,
  payer: string,
  companies: readonly string[] | null,
): Promise<SavedPaymentRow[]> {
  const { rows } = await sql<SavedPaymentRow>`
    select ${columns} from ${from}
    where p.payer = ${payer} and ${ofViewer(viewer)}
      and (${companies}::text[] is null or p.company_code = any(${companies}::text[]))
    order by p.created_at desc, p.id desc limit 100`.execute(db);
  return rows;
}

/** One that the viewer may pay with for this payer; null when there is none. */
export async function findSavedPayment(
  db: Db,
  viewer: Viewer,
  of: { id: number; payer: string },
): Promise<SavedPaymentRow | null> {
  const { rows } = await sql<SavedPaymentRow>`
    select ${columns} from ${from}
    where p.id = ${of.id} and p.payer = ${of.payer} and ${ofViewer(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** The token of a saved way to pay; null once it is deleted. */
export async function findSavedToken(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('saved_payment')
    .select('token')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.token ?? null;
}

/** Marks the viewer's own one as deleted. @returns false when there is none */
export async function markDeleted(tx: Db, viewer: Viewer, id: number): Promise<boolean> {
  const { rows } = await sql`
    update saved_payment p set deleted_at = now()
    where p.id = ${id} and p.sorg = ${viewer.sorg} and p.user_id = ${viewer.userId}
      and p.deleted_at is null
    returning p.id`.execute(tx);
  return rows.length > 0;
}

/** Reads the deleted ones that their provider still keeps, 100 at a time. */
export async function* deletedPayments(
  db: Db,
): AsyncGenerator<Pick<SavedPaymentRow, 'id' | 'gateway' | 'token'>> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('saved_payment')
      .select(['id', 'gateway', 'token'])
      .where('deleted_at', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(100)
      .execute();
    if (rows.length === 0) return;
    yield* rows;
    last = rows.at(-1)?.id ?? last;
  }
}

export async function removeDeleted(db: Db, id: number): Promise<void> {
  await db.deleteFrom('saved_payment').where('id', '=', id).execute();
}

/** Stores a way to pay for the user of a request; once for a token. */
export async function insertSaved(
  db: Db,
  saved: {
    sorg: string;
    payer: string;
    company_code: string;
    user_id: number;
    shared: boolean;
    gateway: string;
    method: string;
    token: string;
    display: string;
    type: string;
  },
): Promise<void> {
  await db
    .insertInto('saved_payment')
    .values(saved)
    .onConflict((conflict) => conflict.columns(['gateway', 'token']).doNothing())
    .execute();
}
