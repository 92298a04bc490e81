import type { DealRow, RangeNames } from '../row-types.ts';
import { merged } from '../table/merged-table.ts';
import {
  articleShape,
  dealShape,
  groupShape,
  priceShape,
  type Shape,
  stockShape,
  type Table,
} from '../table/table.ts';
import { ByteReader } from './bytes.ts';
import { readBody } from './chunk-frame.ts';
import { careful } from './format-error.ts';
import { parseJsonBytes } from './packed-details.ts';
import { readTable } from './read-table.ts';
import { readDeal } from './row-cells.ts';

const shapes = { articles: articleShape, groups: groupShape, stock: stockShape };

/**
 * The table of a chunk, whose columns are read when asked for.
 * @throws CatalogFormatError unless it is a whole chunk of that kind
 */
export function openTable(chunk: Uint8Array, kind: keyof typeof shapes): Table {
  const body = readBody(chunk, kind);
  return careful(() => {
    const from = new ByteReader(body);
    const table = readTable(from, shapes[kind] as Shape);
    from.end();
    return table;
  });
}

/** Prices, and the deals of the price list: null when the chunk says nothing about them. */
export function openPrices(chunk: Uint8Array): { table: Table; deals: Table | null } {
  const body = readBody(chunk, 'prices');
  return careful(() => {
    const from = new ByteReader(body);
    const table = readTable(from, priceShape);
    const deals = from.varint() === 1 ? readTable(from, dealShape) : null;
    from.end();
    return { table, deals };
  });
}

/** The content of a chunk of names, with its deals still packed. */
export interface PackedNames extends Omit<RangeNames, 'deals'> {
  deals: Table;
}

/** No names at all. */
export const noNames: PackedNames = {
  merchandiseCategories: [],
  bikeCategories: [],
  promotions: [],
  synonyms: [],
  replaced: [],
  deals: merged([], dealShape),
};

/** The small things of a sales organisation. @throws CatalogFormatError as openTable */
export function readNames(chunk: Uint8Array): PackedNames {
  const body = readBody(chunk, 'names');
  return careful(() => {
    const from = new ByteReader(body);
    const others = parseJsonBytes(from.block()) as Omit<RangeNames, 'deals'>;
    const deals = readTable(from, dealShape);
    from.end();
    // Chunks of before there were promotions with names, synonyms or successors say nothing of them.
    const { promotions = [], synonyms = [], replaced = [] } = others as Partial<RangeNames>;
    return { ...others, promotions, synonyms, replaced, deals };
  });
}

/** All steps of a table of deals. */
export function dealRows(deals: Table): DealRow[] {
  return Array.from(deals.nos, (_, row) => readDeal(deals, row));
}
