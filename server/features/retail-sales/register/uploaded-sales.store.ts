import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { NotedRow, RecordValues } from '#server/lib/upload-history.store.ts';
import { deleteSales } from './write-sales.store.ts';

const pending = 'pending insert';

/** The values that an upload notes of a sale that it has registered: a change raises the version. */
export const newSale: RecordValues = { version: '1' };

/** Locks sales of a dealer that no batch has had, and returns the values that uploads note of them. */
export async function findUndoableSales(
  tx: Db,
  { sorg, customer }: { sorg: string; customer: string },
  ids: readonly string[],
): Promise<Map<string, RecordValues>> {
  const { rows } = await sql<{ id: string; version: string }>`
    select id, version::text as version from retail_sale
    where sorg = ${sorg} and customer = ${customer} and id = any(${ids}::text[])
      and status = ${pending} and deleted_at is null
    order by id for no key update`.execute(tx);
  return new Map(rows.map(({ id, version }) => [id, { version }]));
}

/** Deletes locked sales of an upload that no batch has had. */
export async function deleteUploadedSales(
  tx: Db,
  ctx: Context,
  sales: readonly Pick<NotedRow, 'record' | 'label'>[],
): Promise<void> {
  const ids = sales.map(({ record }) => record);
  await deleteSales(tx, viewerOf(ctx), ids, pending);
  const events = sales.map(({ record, label }) => ({
    feature: 'retail-sales',
    id: record,
    action: 'deleted' as const,
    before: { frameNumber: label, status: pending },
    after: {},
  }));
  await recordEvents(tx, ctx, events);
}
