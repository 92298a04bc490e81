export { shownCode } from './customer-label.ts';
export { needsCustomer } from './customers.rules.ts';
export { openCustomerSelection } from './selection-store.ts';
export { useMayChooseCustomer } from './use-may-choose-customer.ts';
export { useSeveralCustomers } from './use-several-customers.ts';
