import { late } from '#src/ui/late.tsx';

export const CustomerPicker = /* @__PURE__ */ late(() => import('./customer-picker.tsx'));
