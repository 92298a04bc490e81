export { ArticlePictures } from './article-pictures/article-pictures.tsx';
export { targetMarketsQuery } from './content.queries.ts';
export { requireMarket, useMarketCheck } from './content-guard.ts';
export { isPicture, type ShownFile } from './files/shown-file.ts';
export { KeepOnDevice } from './kept/keep-on-device.tsx';
export { KeptContent } from './kept/kept-content.tsx';
