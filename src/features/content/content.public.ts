export { targetMarketsQuery } from './content.queries.ts';
export { requireMarket, useMarketCheck } from './content-guard.ts';
export { isPicture, type ShownFile } from './files/shown-file.ts';
