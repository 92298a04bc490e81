export { saleQueries } from './retail-sales.queries.ts';
export { useSaleUploadColumns } from './upload/sale-rows.ts';
