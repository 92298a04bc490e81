import { serialRules } from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { RegisterFramePayload } from '#server/graphql/generated/types.ts';
import type { Registered } from '../register/register-sales.ts';
import { findSale } from './sale-list.store.ts';
import { toRegisteredFrame } from './to-registered-frame.ts';

/** Adds the sale, as the viewer may see it, to the answer of a mutation; the kept answer has no consumer. */
export async function answerFrame(
  ctx: Context,
  { saleId, ...answer }: Registered,
): Promise<RegisterFramePayload> {
  const viewer = viewerOf(ctx);
  const row = saleId === null ? null : await findSale(ctx.db, viewer, ctx.locale, saleId);
  if (!row) return { ...answer, frame: null };
  return { ...answer, frame: toRegisteredFrame(ctx, row, await serialRules(ctx.db, viewer.sorg)) };
}
