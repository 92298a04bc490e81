import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { addDays, getDayIn } from '#shared/days.ts';
import { readPeriod, toPercent } from './bonus-period.rules.ts';
import { readDueQuarters, readStatedQuarters } from './quarters.store.ts';

const noDue = { invoices: 0, paidInTime: 0, amount: 0, amountInTime: 0 };

/** How much was paid in time, by quarter: counted from the invoices, and as stated (O132, U264, E598). */
export const onTimePaymentV2: QueryResolvers['onTimePaymentV2'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const today = getDayIn(ctx.host.timeZone);
  const { year, quarter: asked, from, to } = readPeriod(args, today);
  const asOf = new Date().toISOString();
  // An invoice that is not overdue yet can still be paid in time.
  const yesterday = addDays(today, -1);
  const [due, stated] = await Promise.all([
    readDueQuarters(ctx.db, viewer, { from, to: to < yesterday ? to : yesterday }),
    readStatedQuarters(ctx.db, viewer, year),
  ]);
  const quarters = [1, 2, 3, 4].flatMap((quarter) => {
    const counted = due.find((one) => one.quarter === quarter);
    const known = stated.find((one) => one.quarter === quarter);
    if ((asked !== null && asked !== quarter) || (!counted && !known)) return [];
    const share = known?.onTimeShare ?? null;
    return {
      ...noDue,
      ...counted,
      quarter,
      share: share === null ? null : toPercent(share),
      points: known?.onTimePoints ?? null,
    };
  });
  return { quarters, asOf };
};
