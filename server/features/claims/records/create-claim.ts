import { randomUUID } from 'node:crypto';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ClaimInput, ClaimPayload } from '#server/graphql/generated/types.ts';
import { failure, userError } from '#server/graphql/user-errors.ts';
import { changeRecord, createRecord, type Written } from '#server/lib/entity.ts';
import { checkedText } from '#server/lib/paging.ts';
import { type ClaimRow, findClaim, findClaimLink, toClaim } from './claim.store.ts';
import { createClaimEntity, type ShownClaim } from './claim-entity.ts';
import { findOpenClaim } from './claim-facts.store.ts';
import { toClaimTexts } from './claim-input.ts';
import type { SentClaim } from './parse-claim.ts';

type Kind = SentClaim['productCategory'];

/** Sends a claim, or stores a draft of it, once for the id that the device made. */
export async function createClaim(
  ctx: Context,
  operation: 'createClaimBike' | 'createClaimPaa',
  args: { input: ClaimInput; draft: boolean },
  productCategory: Kind,
): Promise<ClaimPayload> {
  if (productCategory === 'PAA' && !ctx.host.claimAllowPAA) {
    const off = userError('input', 'PAA_CLAIMS_OFF', 'Claims for parts are not taken');
    return { ...failure([off]), record: null, open: null };
  }
  const { input, draft: isDraft } = args;
  const sent = { id: input.id ?? randomUUID(), productCategory, input, isDraft };
  return answer(
    ctx,
    sent,
    await createRecord(ctx, operation, args, createClaimEntity(ctx, sent), sent),
  );
}

/** Changes a draft, or a claim that waits for its dealer. */
export async function changeClaim(
  ctx: Context,
  operation: 'updateClaimBike' | 'updateClaimPaaV2',
  args: { id: string; version: number; input: ClaimInput },
  productCategory: Kind,
): Promise<ClaimPayload> {
  const id = checkedText(args.id, 'id');
  const sent = { id, productCategory, input: args.input, isDraft: false };
  return answer(
    ctx,
    sent,
    await changeRecord(ctx, operation, args, createClaimEntity(ctx, sent), sent),
  );
}

/** Adds the claim as it is now: the stored answer leaves it out, because it has the consumer. */
async function answer(
  ctx: Context,
  sent: SentClaim,
  { message, userErrors, record, written }: Written<ClaimRow, ShownClaim>,
): Promise<ClaimPayload> {
  const isRepeated = userErrors.some(({ code }) => code === 'ALREADY_CLAIMED');
  const open = isRepeated ? await findRepeated(ctx, sent) : null;
  const reader = { viewer: viewerOf(ctx), locale: ctx.locale };
  const row = written ?? (record && (await findClaim(ctx.db, reader, record.id)));
  return { message, userErrors, record: row && toClaim(row), open };
}

/** Finds the claim that a refused one repeats. */
async function findRepeated(ctx: Context, { id, input }: SentClaim) {
  const viewer = viewerOf(ctx);
  const { frameNormal, problems } = toClaimTexts(input, ctx);
  const entries = problems.map((problem) => ({
    problemId: problem.id,
    description: problem.description,
  }));
  const open = await findOpenClaim(ctx.db, viewer, { id, frameNormal, problems: entries });
  return open === null ? null : findClaimLink(ctx.db, { viewer, locale: ctx.locale }, open);
}
