export {
  type CustomerRow,
  customerFence,
  customerFenceOf,
  findCustomer,
} from './customer.store.ts';
export { chooseCustomers } from './customers.rules.ts';
