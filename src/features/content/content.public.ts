import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';

/** The pictures of an article as a ZIP; put a `Suspense` around it. */
export const ArticlePictures = /* @__PURE__ */ lazyWithMessages(
  () => import('./article-pictures/article-pictures.tsx'),
);
export { targetMarketsQuery } from './content.queries.ts';
export { requireMarket, useMarketCheck } from './content-guard.ts';
export { isPicture, type ShownFile } from './files/shown-file.ts';
export { KeepOnDevice } from './kept/keep-on-device-late.tsx';
export { KeptContent } from './kept/kept-content-late.tsx';
