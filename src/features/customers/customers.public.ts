export { shownCode } from './customer-label.ts';
export { CustomerPicker } from './late-customer-picker.ts';
export { openCustomerSelection } from './selection-store.ts';
export { useMayChooseCustomer } from './use-may-choose-customer.ts';
export { useSeveralCustomers } from './use-several-customers.ts';
