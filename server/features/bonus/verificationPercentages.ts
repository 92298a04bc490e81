import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import { readPeriod, toPercent } from './bonus-period.rules.ts';
import { readStatedQuarters } from './quarters.store.ts';

/** The verified part of the retail sales of each quarter, in percent (O134, U266, E600, E601). */
export const verificationPercentages: QueryResolvers['verificationPercentages'] = async (
  _,
  args,
  ctx,
) => {
  const { year } = readPeriod(args, getDayIn(ctx.host.timeZone));
  const stated = await readStatedQuarters(ctx.db, viewerOf(ctx), year);
  return stated.flatMap(({ quarter, verification }) =>
    verification === null ? [] : { quarter, value: toPercent(verification) },
  );
};
