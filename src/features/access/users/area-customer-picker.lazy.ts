import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export const LazyAreaCustomerPicker = lazyWithMessages(() => import('./area-customer-picker.tsx'));
