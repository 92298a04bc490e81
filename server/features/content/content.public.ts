export { contentTypes } from './content.rules.ts';
export { marketsOf } from './content.store.ts';
