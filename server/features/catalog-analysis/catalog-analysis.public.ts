export { type BlockedBy, blockOf, type OrderBlocks } from './order-blocks.rules.ts';
export { blocksFor } from './order-blocks.store.ts';
