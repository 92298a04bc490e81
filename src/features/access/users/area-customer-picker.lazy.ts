import { lazyWithMessages } from '#src/ui/lazy-with-messages.tsx';

export const LazyAreaCustomerPicker = lazyWithMessages(() => import('./area-customer-picker.tsx'));
