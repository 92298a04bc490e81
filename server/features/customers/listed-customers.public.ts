export { firstLoginEmail } from './customer.store.ts';
export { toSalesCustomer } from './to-sales-customer.ts';
