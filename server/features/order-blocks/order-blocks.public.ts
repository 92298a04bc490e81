export {
  type BlockedBy,
  blockOf,
  type OrderBlocks,
} from '#shared/catalog-engine/answers/order-blocks.rules.ts';
export { blockRowsOf, blocksFor } from './order-blocks.store.ts';
