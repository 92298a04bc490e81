export {
  findBlock,
  type OrderBlocks,
} from '#shared/catalog-engine/answers/order-blocks.rules.ts';
export { blocksFor, listBlockRows } from './order-blocks.store.ts';
