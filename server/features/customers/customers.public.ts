export { type CustomerRow, customerFence, findCustomer } from './customer.store.ts';
