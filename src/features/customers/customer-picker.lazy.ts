import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export const CustomerPicker = /* @__PURE__ */ lazyWithMessages(
  () => import('./customer-picker.tsx'),
);
