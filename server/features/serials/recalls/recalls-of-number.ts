import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { RecallFrame } from '#server/graphql/generated/types.ts';
import { findFrames } from '../register/numbers.store.ts';
import { findRecalls } from './recalls.store.ts';

/** The recalls of all frames with a number, each once, whoever has them. @param normal in normal form */
export async function recallsOfNumber(ctx: Context, normal: string): Promise<RecallFrame[]> {
  const viewer = viewerOf(ctx);
  const known = await findFrames(ctx.db, viewer, normal);
  const frames = known.map(({ article }) => ({ normal, article: article as string | null }));
  if (frames.length === 0) frames.push({ normal, article: null });
  const recalls = (await findRecalls(ctx.db, { viewer, locale: ctx.locale }, frames)).flat();
  return [...new Map(recalls.map((recall) => [recall.id, recall])).values()];
}
