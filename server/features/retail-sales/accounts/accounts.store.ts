import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { AccountValues } from './account-rows.rules.ts';

/** The accounts of these frames as they are stored. @param numbers in normal form */
export async function findAccounts(
  db: Db,
  sorg: string,
  numbers: readonly string[],
): Promise<AccountValues[]> {
  const { rows } = await sql<AccountValues>`
    select frame_number as "frameNumber", frame_normal as normal, name, phone, email, address,
      city, postal_code as "postalCode", purchased_on as "purchasedOn"
    from consumer_account
    where sorg = ${sorg} and frame_normal = any(${[...numbers]}::text[])`.execute(db);
  return rows;
}

/** Finds an account with the number of its frame in normal form; null when there is none. */
export async function findAccount(
  tx: Db,
  sorg: string,
  id: string,
): Promise<Pick<AccountValues, 'normal' | 'name' | 'email'> | null> {
  const { rows } = await sql<AccountValues>`
    select frame_normal as normal, name, email from consumer_account
    where sorg = ${sorg} and id = ${id}::bigint`.execute(tx);
  return rows[0] ?? null;
}

const dataColumns = [
  'frame_number',
  'name',
  'phone',
  'email',
  'address',
  'city',
  'postal_code',
  'purchased_on',
  'uploaded_by',
] as const;

/** Stores new accounts and changed ones. No sale has taken their data over yet. */
export async function writeAccounts(
  tx: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
  accounts: readonly AccountValues[],
): Promise<void> {
  if (accounts.length === 0) return;
  await tx
    .insertInto('consumer_account')
    .values(
      accounts.map((account) => ({
        sorg,
        name: account.name,
        phone: account.phone,
        email: account.email,
        address: account.address,
        city: account.city,
        postal_code: account.postalCode,
        frame_number: account.frameNumber,
        frame_normal: account.normal,
        purchased_on: account.purchasedOn,
        uploaded_by: userId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['sorg', 'frame_normal']).doUpdateSet({
        ...(Object.fromEntries(
          dataColumns.map((column) => [column, sql.ref(`excluded.${column}`)]),
        ) as Record<(typeof dataColumns)[number], RawBuilder<never>>),
        status: 'open',
        uploaded_at: sql`now()`,
      }),
    )
    .execute();
}
