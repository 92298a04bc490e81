import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { readSalesFilter } from './sales-filter.ts';

/** The filter with the values that stand for what was left out (O138, E565 to E574). */
export const salesOverviewFilterV4: QueryResolvers['salesOverviewFilterV4'] = async (
  _,
  args,
  ctx,
) => {
  const { sorg, period, months, customers, items } = await readSalesFilter(ctx, args);
  const list = customers.kind === 'some' ? customers.list : [];
  return {
    sorg,
    year: period.year,
    custCodes: list.map(({ unified, r3, isr }) => ({ unified, r3, isr })),
    allCustomers: customers.kind !== 'some',
    months,
    category: items.category,
    brands: [...items.brands],
    merchandiseCategories: [...items.merchandiseCategories],
    models: [...items.models],
    series: [...items.series],
  };
};
