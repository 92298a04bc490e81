export { listMarkets } from './content.store.ts';
