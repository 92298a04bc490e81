import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { loadSaleDevice } from '../load-sale-device.ts';
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
      const { loadOrRecall } = await loadSaleDevice();
      return await loadOrRecall(custCode, asked, () => loadSales(asked, signal));
    },
    placeholderData: keepPreviousData,
  });
