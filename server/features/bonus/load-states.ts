import { type Context, viewerOf } from '#server/graphql/context.ts';
import { type BonusArrears, findArrears, warnDays } from '#shared/bonus/arrears.rules.ts';
import { addLines, type BonusState } from '#shared/bonus/bonus.rules.ts';
import { addDays } from '#shared/days.ts';
import { type Agreement, readAgreements, readDueAmounts } from './agreements.store.ts';
import type { BonusPeriod } from './bonus-period.rules.ts';
import { type BoughtGroup, readGroups } from './bought-lines.store.ts';

/** An agreement with what it has counted and what endangers it. */
export interface LoadedState extends BonusState<Agreement> {
  arrears: BonusArrears | null;
}

const firstOf = (days: readonly string[]) => days.toSorted()[0] ?? '';
const lastOf = (days: readonly string[]) => days.toSorted().at(-1) ?? '';

/**
 * Loads the active agreements that run in a period, each with all that it has counted since its own beginning, in three
 * statements. `groups` has the lines of the period and of the agreements.
 */
export async function loadStates(
  ctx: Context,
  { from, to, brand }: BonusPeriod,
  today: string,
): Promise<{ states: LoadedState[]; groups: BoughtGroup[] }> {
  const viewer = viewerOf(ctx);
  const [all, due] = await Promise.all([
    readAgreements(ctx.db, viewer),
    readDueAmounts(ctx.db, viewer, addDays(today, warnDays)),
  ]);
  const running = all.filter(
    (terms) =>
      terms.active &&
      terms.from <= to &&
      terms.to >= from &&
      (brand === null || terms.brand === null || terms.brand.toLowerCase() === brand.toLowerCase()),
  );
  const groups = await readGroups(ctx.db, viewer, {
    from: firstOf([from, ...running.map((terms) => terms.from)]),
    to: lastOf([to, ...running.map((terms) => terms.to)]),
    brand: null,
  });
  const states = running.map((terms) => {
    const arrears = terms.to < today ? null : findArrears(terms.arrearsDays, due, today);
    return { terms, arrears, sums: addLines(terms, groups), isLate: arrears?.isLate ?? false };
  });
  return { states, groups };
}
