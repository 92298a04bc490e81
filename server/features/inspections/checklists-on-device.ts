import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { BikeChecklist, FramesOnDevice } from '#server/graphql/generated/types.ts';
import { findChecklists, toPoints } from './checklist.store.ts';

/** More than a dealer has; the kinds of the newest deliveries come first. */
const mostKinds = 500;

/** Returns the lists by which a device inspects its frames without a network. */
export async function checklists(
  { frames }: Pick<FramesOnDevice, 'frames'>,
  _args: unknown,
  ctx: Context,
): Promise<BikeChecklist[]> {
  const { sorg, scopes } = viewerOf(ctx);
  if (!scopes.has('page.pdi')) return [];
  const kinds = new Map(
    frames.flatMap(({ brand, merchandise }) =>
      brand && merchandise ? [[`${brand}\n${merchandise}`, { brand, merchandise }]] : [],
    ),
  );
  const found = await findChecklists(ctx.db, sorg, [...kinds.values()].slice(0, mostKinds));
  return found.map((one) => ({ bikes: one.bikes, points: toPoints(one) }));
}
