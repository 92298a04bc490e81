import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ClaimStatusPayload,
  MutationResolvers,
  MutationUpdateClaimStatusArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success } from '#server/graphql/user-errors.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { findClaims, toClaim } from './records/claim.store.ts';
import { longText } from './records/long-text.ts';
import { type ChangeResult, changeStatuses } from './status/change-statuses.ts';
import type { AskedChange } from './status/find-change.ts';

/** The most claims of one call. */
const mostClaims = 200;
/** As many as there are places. */
const mostPhotos = 11;

/** Changes the status of one claim or of many, each judged alone. */
export const updateClaimStatus: MutationResolvers['updateClaimStatus'] = async (_, args, ctx) => {
  const ids = listIds(args);
  const wrong = ruleErrors(longText, args.reason ?? '', 'reason');
  if (wrong.length > 0) {
    const results = ids.map((id) => ({ id, userErrors: wrong }));
    return answer(ctx, { ...failure(wrong), results });
  }
  const asked = toAsked(args);
  if (asked.photos.length > 0 && ids.length > 1) throw badUserInput('photos answer one claim');
  const payload = await once(
    ctx,
    'updateClaimStatus',
    args,
    async (tx) => toPayload(await changeStatuses(tx, ctx, ids, asked)),
    { customer: 'in arguments' },
  );
  return answer(ctx, payload);
};

function listIds({ id, ids }: Pick<MutationUpdateClaimStatusArgs, 'id' | 'ids'>): string[] {
  if ((id == null) === (ids == null)) throw badUserInput('Either id or ids is needed');
  const all = [...new Set(ids ?? [id ?? ''])];
  if (all.length < 1 || all.length > mostClaims)
    throw badUserInput(`ids must be 1 to ${mostClaims}`);
  return all.map((one) => checkedText(one, 'id'));
}

function toAsked(args: Omit<MutationUpdateClaimStatusArgs, 'id' | 'ids'>): AskedChange {
  const photos = args.photos ?? [];
  if (photos.length > mostPhotos) throw badUserInput(`photos must be at most ${mostPhotos}`);
  return {
    status: checkedText(args.status, 'status'),
    from: args.from ?? null,
    reason: args.reason?.trim() ?? '',
    approvedQty: args.approvedQty ?? null,
    isNotAWarranty: args.isNotAWarranty ?? false,
    photos: photos.map((photo) => checkedText(photo, 'photos')),
  };
}

/** Refused when none was changed; then nothing is written. */
function toPayload(results: ChangeResult[]) {
  const changed = results.filter(({ userErrors }) => userErrors.length === 0).length;
  if (changed === 0) return { ...failure(results[0]?.userErrors ?? []), results };
  const message = success(`${changed} of ${results.length} were changed`);
  return { message, userErrors: [], results };
}

/** Adds the claims as they are now, which the stored answer leaves out. */
async function answer(
  ctx: Context,
  { results, ...payload }: ReturnType<typeof toPayload>,
): Promise<ClaimStatusPayload> {
  const reader = { viewer: viewerOf(ctx), locale: ctx.locale };
  const claims = await findClaims(
    ctx.db,
    reader,
    results.map(({ id }) => id),
  );
  const claimOf = new Map(claims.map((row) => [row.id, toClaim(row)]));
  return {
    ...payload,
    results: results.map((one) => ({ ...one, claim: claimOf.get(one.id) ?? null })),
  };
}
