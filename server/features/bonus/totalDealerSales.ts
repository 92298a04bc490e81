import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { basisOf, findClosest, findNextStep, findStep } from '#shared/bonus/bonus.rules.ts';
import { getDayIn } from '#shared/days.ts';
import { lastYearOf, quarterOf, readPeriod } from './bonus-period.rules.ts';
import { type BoughtGroup, readGroups } from './bought-lines.store.ts';
import { loadStates } from './load-states.ts';
import { readStatedQuarters } from './quarters.store.ts';

/**
 * The net value of what the active customer bought, against last year, with target and steps of the agreement about
 * sales that is closest to its next step (O133, U265, E599).
 */
export const totalDealerSales: QueryResolvers['totalDealerSales'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const today = getDayIn(ctx.host.timeZone);
  const period = readPeriod(args, today);
  const { from, to, brand, year, quarter } = period;
  const asOf = new Date().toISOString();
  const [{ states }, now, before, stated] = await Promise.all([
    loadStates(ctx, period, today),
    readGroups(ctx.db, viewer, { from, to, brand }),
    readGroups(ctx.db, viewer, { ...lastYearOf(period, today), brand }),
    readStatedQuarters(ctx.db, viewer, year),
  ]);
  const ofSales = states.filter(({ terms }) => terms.basis === 'sales');
  const closest = findClosest(ofSales) ?? ofSales[0];
  const basis = closest ? basisOf(closest.terms, closest.sums) : 0;
  const next = closest && findNextStep(closest.terms, basis);
  const quarters = (quarter === null ? [1, 2, 3, 4] : [quarter]).map((one) => ({
    quarter: one,
    amount: sumOf(now, one),
    lastYear: sumOf(before, one),
    // The distributor states all brands together.
    stated: (brand ? null : stated.find((known) => known.quarter === one)?.dealerSales) ?? null,
  }));
  return {
    amount: sumOf(now),
    lastYear: sumOf(before),
    target: closest?.terms.steps.at(-1)?.threshold ?? null,
    reached: closest ? findStep(closest.terms, basis) : null,
    next: next ? { threshold: next.threshold, reward: next.reward } : null,
    quarters,
    asOf,
  };
};

const sumOf = (groups: readonly BoughtGroup[], quarter?: number) =>
  groups.reduce(
    (sum, { date, value }) => (!quarter || quarterOf(date) === quarter ? sum + value : sum),
    0,
  );
