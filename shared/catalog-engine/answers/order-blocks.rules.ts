import type { BlockAnswer } from './answer-shapes.ts';

/** The scope of a block: a merchandise category, a brand, a category, or the whole range. */
export type BlockKind = 'hierarchy' | 'brand' | 'category' | 'sorg';

/** A stored block. */
export interface BlockRow {
  kind: BlockKind;
  /** The merchandise category, brand or category; empty for the whole sales organisation. */
  value: string;
  /** The distributor's reason, in the distributor's words. */
  description: string;
}

/** A stored block with whom it is about: a customer's unified code, or empty for everybody. */
export interface CustomerBlock extends BlockRow {
  customer: string;
}

/** The blocks that count for one customer: the reason by kind and value. */
export type OrderBlocks = ReadonlyMap<string, string>;

/** The facts of an article that blocks are checked against. */
export interface BlockedBy {
  brand: string;
  category: string;
  merchandise_category: string;
}

const toKey = (kind: BlockKind, value: string) => `${kind} ${value}`;

/** More blocks than one customer has in any sales organisation; the gravest come first. */
export const mostBlocks = 5_000;

/** Rows as blocks; of two about the same thing the first one counts. */
export function orderBlocks(rows: readonly BlockRow[]): OrderBlocks {
  const blocks = new Map<string, string>();
  for (const { kind, value, description } of rows.slice(0, mostBlocks)) {
    const key = toKey(kind, value);
    if (!blocks.has(key)) blocks.set(key, description);
  }
  return blocks;
}

/** The distributor's reason for a block of this kind; null when there is none (E303 to E310). */
export function blockReason(blocks: OrderBlocks, kind: BlockKind, of: BlockedBy): string | null {
  const value = { hierarchy: of.merchandise_category, brand: of.brand, category: of.category };
  return blocks.get(toKey(kind, kind === 'sorg' ? '' : value[kind])) ?? null;
}

const inOrder: [BlockKind, BlockAnswer][] = [
  ['sorg', 'SORG_BLOCKED'],
  ['hierarchy', 'HIERARCHY_BLOCKED'],
  ['brand', 'BRAND_BLOCKED'],
  ['category', 'CATEGORY_BLOCKED'],
];

/** All blocks on an article, the one to name first in front (reading 110). */
export function findBlocks(blocks: OrderBlocks, of: BlockedBy): BlockAnswer[] {
  if (blocks.size === 0) return [];
  return inOrder.filter(([kind]) => blockReason(blocks, kind, of) !== null).map(([, code]) => code);
}

/** The block on an article that is named; null when it may be ordered. */
export const findBlock = (blocks: OrderBlocks, of: BlockedBy): BlockAnswer | null =>
  findBlocks(blocks, of)[0] ?? null;

/**
 * Returns the blocks that apply to one customer, out of those of several customers in the order of the
 * store.
 */
export function selectBlocks(rows: readonly CustomerBlock[], customer: string): OrderBlocks {
  return orderBlocks(rows.filter((row) => row.customer === '' || row.customer === customer));
}
