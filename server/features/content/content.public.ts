export { marketsOf } from './content.store.ts';
