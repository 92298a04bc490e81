import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { ClaimCategory } from '#shared/claims/claim-states.rules.ts';
import { deleteIdCards } from '../files/id-cards.store.ts';
import { listCapabilities } from '../lookups/claim-statuses.store.ts';
import { findDraftProblems } from '../records/check-sending.ts';
import { type ClaimRow, findClaims } from '../records/claim.store.ts';
import { personalFields, toAudited } from '../records/claim-entity.ts';
import { listStatuses } from '../records/claim-facts.store.ts';
import { toValues } from '../records/claim-values.ts';
import { assignNumber } from '../records/write-claim.store.ts';
import { addPhotos } from './add-photos.ts';
import { type AskedChange, findChange, isSending } from './find-change.ts';
import { type StatusChange, updateStatuses } from './status.store.ts';
import { writeStatusChanges } from './write-status.ts';

/** The result for one claim; no errors when its status was changed. */
export interface ChangeResult {
  id: string;
  userErrors: UserError[];
}

interface Accepted {
  row: ClaimRow;
  change: StatusChange;
  to: ClaimCategory;
}

/** Changes the status of claims, each judged alone, in a number of statements that does not depend on how many. */
export async function changeStatuses(
  tx: Db,
  ctx: Context,
  ids: readonly string[],
  asked: AskedChange,
): Promise<ChangeResult[]> {
  const viewer = viewerOf(ctx);
  const rows = await findClaims(tx, { viewer, locale: ctx.locale }, ids, { lock: true });
  const rules = {
    statuses: await listStatuses(tx, viewer.sorg),
    capabilities: await listCapabilities(tx, viewer),
  };
  const accepted: Accepted[] = [];
  const results: ChangeResult[] = [];
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    const found = row ? findChange(row, asked, rules) : { userErrors: [unknown] };
    // Drafts are sent one after the other, because one may repeat another.
    const userErrors =
      'userErrors' in found
        ? found.userErrors
        : await prepare(tx, ctx, row as ClaimRow, found.to, asked);
    results.push({ id, userErrors });
    if (row && 'change' in found && userErrors.length === 0)
      accepted.push({ row, change: found.change, to: found.to });
  }
  await write(tx, ctx, accepted);
  return results;
}

const unknown = userError('id', 'UNKNOWN_RECORD', 'There is no such claim');

/** Does what a change needs before it: a draft is checked and gets its number, an answer its photos. */
async function prepare(
  tx: Db,
  ctx: Context,
  row: ClaimRow,
  to: ClaimCategory,
  { photos }: AskedChange,
): Promise<UserError[]> {
  const viewer = viewerOf(ctx);
  if (photos.length > 0) return addPhotos(tx, viewer, row, photos);
  if (!isSending(row, to)) return [];
  const problems = await findDraftProblems(tx, ctx, toValues(row));
  if (problems.length === 0) await assignNumber(tx, viewer.sorg, row.id);
  return problems;
}

async function write(tx: Db, ctx: Context, accepted: readonly Accepted[]): Promise<void> {
  if (accepted.length === 0) return;
  const viewer = viewerOf(ctx);
  const changes = accepted.map(({ change }) => change);
  await updateStatuses(tx, viewer.sorg, changes);
  await writeStatusChanges(tx, viewer, changes);
  const closed = accepted.filter(({ to }) => to === 'closed' || to === 'withdrawn');
  const ids = closed.map(({ row }) => row.id);
  await deleteIdCards(tx, viewer.sorg, ids);
  const after = await findClaims(
    tx,
    { viewer, locale: ctx.locale },
    changes.map(({ id }) => id),
  );
  await recordEvents(
    tx,
    ctx,
    accepted.flatMap(({ row }) => {
      const now = after.find(({ id }) => id === row.id);
      if (!now) return [];
      return [
        {
          feature: 'claims',
          id: row.id,
          action: 'changed' as const,
          before: toAudited(row),
          after: toAudited(now),
          personal: personalFields,
        },
      ];
    }),
  );
}
