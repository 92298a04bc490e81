export {
  type CustomerRow,
  customerFence,
  customerFenceOf,
  customerPage,
  findCustomer,
  firstLoginEmail,
  rowFence,
} from './customer.store.ts';
export { chooseCustomers, seesAllCustomers } from './customers.rules.ts';
export { toSalesCustomer } from './to-sales-customer.ts';
