import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { StolenBike } from '#server/graphql/generated/types.ts';
import { findThefts } from '../thefts.store.ts';
import { type BikeIndex, openBikeIndex } from './bike-index.ts';
import { CallsPaused } from './circuit-breaker.ts';

const source = 'Bike Index';
/** One number may have several frames, but no user waits for the answers about many. */
const mostAsked = 3;

const opened = new WeakMap<Db, BikeIndex>();

/** Opens Bike Index where the settings name it, when the server starts. */
export function openBikeIndexOf({ config, db }: Services): void {
  if (config.bikeIndex) opened.set(db, openBikeIndex(config.bikeIndex));
  else opened.delete(db);
}

interface TheftAnswer {
  stolen: StolenBike | null;
  /** The register that could not be asked. */
  theftNotAsked: string | null;
}

/**
 * Finds out which frames were reported as stolen: by the distributor's register, and by Bike Index where the server is
 * set up for it and the own register has nothing.
 * @param numbers in normal form
 * @param isLookUp false to leave Bike Index out
 * @returns an answer for each number, in their order
 */
export async function lookUpThefts(
  ctx: Context,
  numbers: readonly string[],
  isLookUp = true,
): Promise<TheftAnswer[]> {
  const own = await findThefts(ctx.db, viewerOf(ctx).sorg, numbers);
  const register = isLookUp ? opened.get(ctx.db) : undefined;
  const asked = new Map<string, Promise<TheftAnswer>>();
  if (register) {
    const unknown = new Set(numbers.filter((_, place) => !own[place]));
    for (const normal of [...unknown].slice(0, mostAsked))
      asked.set(normal, askRegister(ctx, register, normal));
  }
  return await Promise.all(
    numbers.map(async (normal, place) => {
      const stolen = own[place] ?? null;
      const answer = stolen ? null : await asked.get(normal);
      return answer ?? { stolen, theftNotAsked: null };
    }),
  );
}

/** A failure is part of the answer: it must stop no sale and no check. */
async function askRegister(
  ctx: Context,
  register: BikeIndex,
  normal: string,
): Promise<TheftAnswer> {
  try {
    const listed = await register.find(normal);
    const stolen = listed && { ...listed, stolen: true, source, isOurs: false };
    return { stolen, theftNotAsked: null };
  } catch (error) {
    if (!(error instanceof CallsPaused)) ctx.log.warn({ err: error }, `${source} does not answer`);
    return { stolen: null, theftNotAsked: source };
  }
}
