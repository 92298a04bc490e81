import { type Context, viewerOf } from '#server/graphql/context.ts';
import { listNearMatches } from '#shared/serials/near-matches.ts';
import { foldSerial } from '#shared/serials/parse-serial.ts';
import { dropGuesses, type ReadSerials } from '#shared/serials/read-serials.ts';
import { type FoundNumbers, findNumbers } from './numbers.store.ts';

/**
 * Finds the viewer's frames to which one of the numbers of any kind belongs; near matches of a certain number when no
 * one has exactly it, in a list that is limited also when only others have it.
 */
export async function findByNumber(
  ctx: Context,
  read: ReadSerials,
  { custCode, isLimited }: { custCode: string | null; isLimited: boolean },
): Promise<FoundNumbers & { isNear: boolean }> {
  const { numbers, isCertain } = read;
  const [number] = numbers;
  if (number === undefined) return { known: [], frames: [], isNear: false };
  const viewer = viewerOf(ctx);
  const asked = { folded: numbers.map(foldSerial), normals: numbers, custCode };
  let exact = await findNumbers(ctx.db, viewer, asked);
  const meant = dropGuesses(read, exact.known).numbers;
  if (meant.length < numbers.length)
    exact = await findNumbers(ctx.db, viewer, { ...asked, normals: meant });
  const isDone = exact.frames.length > 0 || (exact.known.length > 0 && !isLimited);
  if (isDone || (!isCertain && !number.includes('?'))) return { ...exact, isNear: false };
  const folded = listNearMatches(number);
  const near = await findNumbers(ctx.db, viewer, { folded, normals: null, custCode });
  return { known: exact.known, frames: near.frames, isNear: true };
}
