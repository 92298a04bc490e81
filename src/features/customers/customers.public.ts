import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export { shownCode } from './customer-label.ts';
export { openCustomerSelection } from './selection-store.ts';
export { useMayChooseCustomer } from './use-may-choose-customer.ts';
export { useSeveralCustomers } from './use-several-customers.ts';

/** A picker for one of the customers; put a `Suspense` around it. */
export const CustomerPicker = /* @__PURE__ */ lazyWithMessages(
  () => import('./customer-picker.tsx'),
);
