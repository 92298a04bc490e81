import { late } from '#src/ui/late.tsx';

export const ArticlePicker = /* @__PURE__ */ late(() => import('./article-picker.tsx'));
