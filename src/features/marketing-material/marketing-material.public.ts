import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

/** The material of an article; put a `Suspense` around it. */
export const ArticleMaterial = /* @__PURE__ */ lazyWithMessages(
  () => import('./article-material.tsx'),
);
