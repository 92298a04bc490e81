import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import { readPeriod } from './bonus-period.rules.ts';
import { loadStates } from './load-states.ts';

/** The agreements of the active customer with what they have counted. */
export const bonusOutlook: QueryResolvers['bonusOutlook'] = async (_, args, ctx) => {
  const today = getDayIn(ctx.host.timeZone);
  const period = readPeriod(args, today);
  const asOf = new Date().toISOString();
  const { states, groups } = await loadStates(ctx, period, today);
  const year = String(period.year);
  const bought = groups.filter(({ date, brand }) => brand && date.startsWith(year));
  return {
    agreements: states.map(({ terms, sums, arrears }) => ({
      ...terms,
      steps: [...terms.steps],
      sums,
      arrears,
    })),
    brands: [...new Set(bought.map(({ brand }) => brand))].sort(),
    today,
    asOf,
  };
};
