import type { Entry, FileRun, Row } from '#server/feeds/feed-file.ts';
import { type ArticleState, applyOverride, listOverridden } from '../overrides/overrides.rules.ts';
import { deleteOverrides, findOverridden, noteFed } from '../overrides/overrides.store.ts';

const keyOf = (row: Row) => ({ sorg: String(row.sorg), code: String(row.code) });

function toState(row: Row): ArticleState {
  return {
    order_blocked: row.order_blocked === true,
    new_from: (row.new_from ?? null) as string | null,
    new_to: (row.new_to ?? null) as string | null,
    active: row.active === true,
  };
}

/** The columns of the feed that staff may override. */
const columns = {
  orderBlocked: 'order_blocked',
  newArrivalFrom: 'new_from',
  newArrivalTo: 'new_to',
  active: 'active',
} as const;

/**
 * Keeps the overrides of staff: rows get the values of the portal, the report names each value that differs from the
 * file's, and the file's values are stored in the override. `--overwrite` deletes the overrides (reading 71).
 */
export async function keepOverrides(batch: readonly Entry[], run: FileRun): Promise<void> {
  const { db, overwrite, warn } = run;
  const found = await findOverridden(
    db,
    batch.map(({ row }) => keyOf(row)),
  );
  if (found.length === 0) return;
  if (overwrite) return deleteOverrides(db, found);
  const name = ({ sorg, code }: { sorg: string; code: string }) => JSON.stringify([sorg, code]);
  const byKey = new Map(found.map((article) => [name(article), article]));
  const fed = batch.flatMap(({ line, row }) => {
    const key = keyOf(row);
    const override = byKey.get(name(key))?.override;
    if (!override) return [];
    const said = toState(row);
    const kept = applyOverride(said, override);
    for (const column of listOverridden(override) as (keyof typeof columns)[])
      if (said[columns[column]] !== kept[columns[column]])
        warn(line, column, 'KEPT', `"${key.code}" was changed in the portal and is kept`);
    Object.assign(row, kept);
    return [{ ...key, fed: said }];
  });
  await noteFed(db, fed);
}
