export {
  type CustomerRow,
  customerFence,
  customerFenceOf,
  findCustomer,
} from './customer.store.ts';
