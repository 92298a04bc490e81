import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

export const ArticlePicker = /* @__PURE__ */ lazyWithMessages(() => import('./article-picker.tsx'));
