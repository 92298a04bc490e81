import type { DealRow, PriceRow, StockRow } from '../row-types.ts';
import { merged } from '../table/merged-table.ts';
import { stockShape, type Table } from '../table/table.ts';
import { type ChunkKind, readBody } from './chunk-frame.ts';
import { dealRows, openPrices, openTable, readNames } from './open-chunk.ts';
import {
  packArticles,
  packDetails,
  packGroups,
  packNames,
  packPrices,
  packStock,
} from './pack-rows.ts';
import { decodeDetails, readDetails } from './packed-details.ts';
import { readArticle, readGroup, readStock } from './row-cells.ts';

type Chunks = readonly Uint8Array[];

/** The rows of chunks by `no`: later ones replace earlier ones. */
function gathered<Row>(
  chunks: Chunks,
  parts: (chunk: Uint8Array) => {
    nos: Iterable<number>;
    removed: Iterable<number>;
    at: (i: number) => Row;
  },
): Map<number, Row> {
  const rows = new Map<number, Row>();
  for (const chunk of chunks) {
    const { nos, removed, at } = parts(chunk);
    for (const no of removed) rows.delete(no);
    let place = 0;
    for (const no of nos) rows.set(no, at(place++));
  }
  return rows;
}

/** Returns the rows that were added or changed, and those that were removed. */
function compared<Row>(before: Map<number, Row>, after: Map<number, Row>) {
  const changed: Row[] = [];
  for (const [no, row] of after) {
    const old = before.get(no);
    if (old === undefined || JSON.stringify(old) !== JSON.stringify(row)) changed.push(row);
  }
  const removed = [...before.keys()].filter((no) => !after.has(no));
  return changed.length + removed.length === 0 ? null : { changed, removed };
}

const createRowReader =
  <Row>(kind: 'articles' | 'groups', at: (table: Table, row: number) => Row) =>
  (chunk: Uint8Array) => {
    const table = openTable(chunk, kind);
    return { ...table, at: (row: number) => at(table, row) };
  };

const readers = {
  articles: createRowReader('articles', readArticle),
  groups: createRowReader('groups', readGroup),
  details: (chunk: Uint8Array) => {
    const { nos, removed, rows } = readDetails(readBody(chunk, 'details'));
    return {
      nos,
      removed,
      at: (row: number) => ({ no: nos[row] as number, ...decodeDetails(rows[row] as Uint8Array) }),
    };
  },
  prices: (chunk: Uint8Array) => {
    const { table } = openPrices(chunk);
    const dealers = table.numbers.dealer as Float64Array;
    const at = (row: number): PriceRow => ({
      no: table.nos[row] as number,
      dealer: dealers[row] as number,
    });
    return { ...table, at };
  },
};

function dealsOf(chunks: Chunks): DealRow[] {
  return chunks.reduce<DealRow[]>((deals, chunk) => {
    const own = openPrices(chunk).deals;
    return own ? dealRows(own) : deals;
  }, []);
}

function packedDifference<Row>(
  before: Chunks,
  after: Chunks,
  read: Parameters<typeof gathered<Row>>[1],
  pack: (rows: Row[], removed: number[]) => Uint8Array,
): Uint8Array | null {
  const difference = compared(gathered(before, read), gathered(after, read));
  return difference && pack(difference.changed, difference.removed);
}

const stockOf = (chunks: Chunks): Table =>
  merged(
    chunks.map((chunk) => openTable(chunk, 'stock')),
    stockShape,
  );

/** Compares column by column, because servers compare their whole stock every minute. */
function stockDifference(before: Table, after: Table): Uint8Array | null {
  const columns = stockShape.numbers.map(
    (name) => [before.numbers[name], after.numbers[name]] as [Float64Array, Float64Array],
  );
  const changed: StockRow[] = [];
  const removed: number[] = [];
  let old = 0;
  for (let row = 0; row <= after.nos.length; row++) {
    const no = after.nos[row] ?? Number.POSITIVE_INFINITY;
    for (; (before.nos[old] ?? no) < no; old++) removed.push(before.nos[old] as number);
    if (row === after.nos.length) break;
    const known = before.nos[old] === no;
    const same = known && columns.every(([was, is]) => Object.is(was[old], is[row]));
    if (known) old++;
    if (!same) changed.push({ no, ...readStock(after, row) });
  }
  return changed.length + removed.length === 0 ? null : packStock(changed, removed);
}

/**
 * The chunk that leads from the content of some chunks to that of others; null when it is the same.
 * @throws CatalogFormatError for chunks of another kind
 */
export function diffChunks(
  kind: Exclude<ChunkKind, 'warehouses' | 'extras'>,
  before: Chunks,
  after: Chunks,
): Uint8Array | null {
  switch (kind) {
    case 'articles':
      return packedDifference(before, after, readers.articles, packArticles);
    case 'groups':
      return packedDifference(before, after, readers.groups, packGroups);
    case 'details':
      return packedDifference(before, after, readers.details, packDetails);
    case 'stock':
      return stockDifference(stockOf(before), stockOf(after));
    case 'prices': {
      const [old, now] = [dealsOf(before), dealsOf(after)];
      const deals = JSON.stringify(old) === JSON.stringify(now) ? null : now;
      const difference = compared(
        gathered(before, readers.prices),
        gathered(after, readers.prices),
      ) ?? { changed: [], removed: [] };
      if (!deals && difference.changed.length + difference.removed.length === 0) return null;
      return packPrices(difference.changed, deals, difference.removed);
    }
    case 'names': {
      const last = (chunks: Chunks) => {
        const names = chunks.map(readNames).at(-1);
        return names && { ...names, deals: dealRows(names.deals) };
      };
      const [old, now] = [last(before), last(after)];
      return now === undefined || JSON.stringify(old) === JSON.stringify(now)
        ? null
        : packNames(now);
    }
  }
}
