import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { isUndecided } from '#shared/claims/claim-states.rules.ts';
import { type ClaimRow, findClaim } from '../records/claim.store.ts';

/** Finds a claim whose papers may still change, and locks it. */
export async function lockOpenClaim(
  tx: Db,
  ctx: Context,
  id: string,
  field: string,
): Promise<{ claim: ClaimRow } | { userErrors: UserError[] }> {
  const reader = { viewer: viewerOf(ctx), locale: ctx.locale };
  const claim = await findClaim(tx, reader, id, { lock: true });
  if (!claim) return { userErrors: [userError(field, 'UNKNOWN_RECORD', 'There is no such claim')] };
  if (!isUndecided(claim.status.category))
    return { userErrors: [userError(field, 'CLAIM_CLOSED', 'The claim is decided')] };
  return { claim };
}

/** Writes into the history of a claim how many papers it has. */
export const recordPapers = (
  tx: Db,
  ctx: Context,
  claim: ClaimRow,
  added: 1 | -1,
): Promise<void> => {
  const before = claim.additionalDocuments.length;
  const change = { feature: 'claims', id: claim.id, action: 'changed' as const };
  return recordEvents(tx, ctx, [
    { ...change, before: { papers: before }, after: { papers: before + added } },
  ]);
};
