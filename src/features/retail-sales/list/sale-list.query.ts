import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list-params.ts';
import type { SaleListParams } from '../retail-sales.params.ts';
import { loadSales, toSaleFilter } from '../retail-sales.queries.ts';

/** A page of the report. The device keeps no answer of it, because sales hold data of consumers. */
export const saleListQuery = (custCode: string, params: SaleListParams) =>
  queryOptions({
    queryKey: ['retail-sales', custCode, params],
    queryFn: ({ signal }) => {
      const { page, limit } = params;
      const sort = toServerSort(params.sort);
      const variables = { ...toSaleFilter(custCode, params), page, limit };
      return loadSales({ ...variables, ...(sort && { sort }) }, signal);
    },
    placeholderData: keepPreviousData,
  });
