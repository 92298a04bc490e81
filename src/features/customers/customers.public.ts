export { shownCode } from './customer-label.ts';
export { useMayChooseCustomer } from './use-may-choose-customer.ts';
