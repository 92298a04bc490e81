export { isDisputed } from './disputes/is-disputed.store.ts';
export { isFirstItem } from './first-item.store.ts';
export { invoiceDownload } from './invoice-exports.ts';
