import { type Context, viewerOf } from '#server/graphql/context.ts';
import { listNearMatches } from '#shared/serials/near-matches.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import { type FoundNumbers, findNumbers } from './numbers.store.ts';

/**
 * Finds the viewer's frames to which a number of any kind belongs; near matches when no one has exactly this number,
 * in a list that is limited also when only others have it.
 */
export async function findByNumber(
  ctx: Context,
  number: string | null,
  { custCode, isLimited }: { custCode: string | null; isLimited: boolean },
): Promise<FoundNumbers & { isNear: boolean }> {
  if (!number) return { isKnown: false, frames: [], isNear: false };
  const viewer = viewerOf(ctx);
  const asked = { folded: [foldSerial(number)], normal: number, custCode };
  const exact = await findNumbers(ctx.db, viewer, asked);
  if (exact.frames.length > 0 || (exact.isKnown && !isLimited)) return { ...exact, isNear: false };
  const folded = listNearMatches(number);
  const near = await findNumbers(ctx.db, viewer, { folded, normal: null, custCode });
  return { isKnown: exact.isKnown, frames: near.frames, isNear: true };
}
