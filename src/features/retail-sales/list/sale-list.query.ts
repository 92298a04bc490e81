import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import type { SaleListParams } from '../retail-sales.params.ts';
import { loadSales, toSaleFilter } from '../retail-sales.queries.ts';

/** A page of the report; without a network as it was seen last (U259). */
export const saleListQuery = (custCode: string, params: SaleListParams) =>
  queryOptions({
    queryKey: ['retail-sales', custCode, params],
    queryFn: async ({ signal }) => {
      const { page, limit } = params;
      const sort = toServerSort(params.sort);
      const variables = { ...toSaleFilter(custCode, params), page, limit };
      const asked = { ...variables, ...(sort && { sort }) };
      // It comes late, as it brings the database along.
      const { loadOrRecall } = await import('./seen-sales.ts');
      return await loadOrRecall(custCode, asked, () => loadSales(asked, signal));
    },
    placeholderData: keepPreviousData,
  });
