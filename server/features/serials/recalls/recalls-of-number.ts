import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { RecallFrame } from '#server/graphql/generated/types.ts';
import { findFrames } from '../register/numbers.store.ts';
import { findRecalls } from './recalls.store.ts';

/**
 * Finds the recalls of all frames with a number, regardless of who has them. A recall of several of them is answered
 * once, for a frame of the viewer's customers if there is one.
 * @param normal in normal form
 */
export async function recallsOfNumber(ctx: Context, normal: string): Promise<RecallFrame[]> {
  const viewer = viewerOf(ctx);
  const [known = []] = await findFrames(ctx.db, viewer, [normal]);
  const frames = known.map(({ article }) => ({ normal, article: article as string | null }));
  if (frames.length === 0) frames.push({ normal, article: null });
  const recalls = (await findRecalls(ctx.db, { viewer, locale: ctx.locale }, frames)).flat();
  const ids = new Set<string>();
  return recalls.filter(({ id }) => !ids.has(id) && ids.add(id));
}
