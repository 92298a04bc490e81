import type { ProductBlock } from '#server/graphql/generated/types.ts';

/** What a block is about: a merchandise category, a brand, a category, or everything. */
export type BlockKind = 'hierarchy' | 'brand' | 'category' | 'sorg';

/** A stored block of the customer asked for, or of everybody. */
export interface BlockRow {
  kind: BlockKind;
  /** The merchandise category, brand or category; empty for the whole sales organisation. */
  value: string;
  /** The distributor's reason, in the distributor's words. */
  description: string;
}

/** The blocks that count for one customer: the reason by kind and value. */
export type OrderBlocks = ReadonlyMap<string, string>;

/** What blocks ask of an article. */
export interface BlockedBy {
  brand: string;
  category: string;
  merchandise_category: string;
}

const keyOf = (kind: BlockKind, value: string) => `${kind} ${value}`;

/** Rows as blocks; of two about the same thing the first one counts. */
export function orderBlocks(rows: readonly BlockRow[]): OrderBlocks {
  const blocks = new Map<string, string>();
  for (const { kind, value, description } of rows) {
    const key = keyOf(kind, value);
    if (!blocks.has(key)) blocks.set(key, description);
  }
  return blocks;
}

/** The distributor's reason for a block of this kind; null when there is none (E303 to E310). */
export function blockReason(blocks: OrderBlocks, kind: BlockKind, of: BlockedBy): string | null {
  const value = { hierarchy: of.merchandise_category, brand: of.brand, category: of.category };
  return blocks.get(keyOf(kind, kind === 'sorg' ? '' : value[kind])) ?? null;
}

const gravestFirst: [BlockKind, ProductBlock][] = [
  ['sorg', 'SORG_BLOCKED'],
  ['category', 'CATEGORY_BLOCKED'],
  ['hierarchy', 'HIERARCHY_BLOCKED'],
  ['brand', 'BRAND_BLOCKED'],
];

/** The gravest block on an article, the one about most goods; null when it may be ordered. */
export function blockOf(blocks: OrderBlocks, of: BlockedBy): ProductBlock | null {
  if (blocks.size === 0) return null;
  const found = gravestFirst.find(([kind]) => blockReason(blocks, kind, of) !== null);
  return found?.[1] ?? null;
}
