export { shownCode } from './customer-label.ts';
export { CustomerPicker } from './customer-picker.lazy.ts';
export { openCustomerSelection } from './selection-store.ts';
export { useMayChooseCustomer } from './use-may-choose-customer.ts';
export { useSeveralCustomers } from './use-several-customers.ts';
