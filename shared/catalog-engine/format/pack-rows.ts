import type { ArticleRow, DealRow, PriceRow, RangeNames, StockRow } from '../row-types.ts';
import {
  articleShape,
  type Cells,
  dealShape,
  groupShape,
  priceShape,
  type Shape,
  stockShape,
} from '../table/table.ts';
import { ByteWriter, utf8 } from './bytes.ts';
import { framed } from './chunk-frame.ts';
import { type DetailsRow, writeDetails } from './packed-details.ts';
import {
  articleCells,
  dealCells,
  type GroupHead,
  groupCells,
  priceCells,
  stockCells,
} from './row-cells.ts';
import { writeTable } from './write-table.ts';

function tableBody(shape: Shape, cells: readonly Cells[], removed: readonly number[]): ByteWriter {
  const out = new ByteWriter();
  writeTable(out, shape, cells, removed);
  return out;
}

/**
 * A chunk of articles.
 * @param removed numbers of articles that are gone
 */
export function packArticles(
  rows: readonly ArticleRow[],
  removed: readonly number[] = [],
): Uint8Array {
  const body = tableBody(articleShape, rows.map(articleCells), removed);
  return framed('articles', body.finish());
}

/** A chunk of groups without their descriptions and specs. */
export function packGroups(
  rows: readonly GroupHead[],
  removed: readonly number[] = [],
): Uint8Array {
  return framed('groups', tableBody(groupShape, rows.map(groupCells), removed).finish());
}

/** A chunk of what only product pages show of groups. */
export function packDetails(
  rows: readonly DetailsRow[],
  removed: readonly number[] = [],
): Uint8Array {
  return framed('details', writeDetails(rows, removed));
}

/** The chunk of the small things of a sales organisation. */
export function packNames(names: RangeNames): Uint8Array {
  const { deals, ...others } = names;
  const out = new ByteWriter();
  out.block(utf8(JSON.stringify(others)));
  writeTable(out, dealShape, deals.map(dealCells), []);
  return framed('names', out.finish());
}

/**
 * A chunk of a price list.
 * @param deals all deals of this price list, replacing those of chunks before; null says nothing
 *   about them, for a price list of several chunks
 */
export function packPrices(
  rows: readonly PriceRow[],
  deals: readonly DealRow[] | null,
  removed: readonly number[] = [],
): Uint8Array {
  const body = tableBody(priceShape, rows.map(priceCells), removed);
  body.varint(Number(deals !== null));
  if (deals) writeTable(body, dealShape, deals.map(dealCells), []);
  return framed('prices', body.finish());
}

/** A chunk of stock as a host shows it. */
export function packStock(rows: readonly StockRow[], removed: readonly number[] = []): Uint8Array {
  return framed('stock', tableBody(stockShape, rows.map(stockCells), removed).finish());
}
