export { saleQueries } from './retail-sales.queries.ts';
