import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type ArticleRow,
  diffChunks,
  packArticles,
  packDetails,
  packGroups,
  packNames,
  packPrices,
  packStock,
} from '#shared/catalog-engine/catalog-engine-api.ts';
import { benchRange } from './catalog-rows.ts';

const blockRows = 1000;

function blocks<Row extends { no: number }>(
  rows: readonly Row[],
  pack: (rows: Row[]) => Uint8Array,
): Uint8Array[] {
  return [...Map.groupBy(rows, ({ no }) => Math.floor(no / blockRows)).values()].map(pack);
}

function compressed(bytes: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(bytes, { params }).length;
}

/** One per cent of the articles as another day has them: prices, popularity, now and then a name. */
function another(rows: ArticleRow[]): ArticleRow[] {
  return rows.map((row, at) => {
    // A multiplicative hash spreads them over all blocks.
    if (Math.imul(row.no, 2_654_435_761) >>> 0 > 42_949_672) return row;
    const retail_price = row.retail_price === null ? null : Math.round(row.retail_price * 1.03);
    const name = at % 20 === 0 ? `${row.name} New` : row.name;
    return { ...row, retail_price, popularity: (row.popularity * 7 + at) % 1000, name };
  });
}

/**
 * Packs a generated range into a folder.
 * @returns bytes per kind, as packed and compressed chunk by chunk (brotli 9)
 */
export function writeChunks(folder: string, articles: number) {
  const started = performance.now();
  const range = benchRange(articles);
  const generated = performance.now();
  const [prices = []] = range.prices.values();
  const kinds = {
    articles: blocks(range.articles, (rows) => packArticles(rows)),
    groups: blocks(range.groups, (rows) => packGroups(rows)),
    names: [packNames(range.names)],
    prices: blocks(prices, (rows) => packPrices(rows, null)),
    details: blocks(range.groups, (rows) => packDetails(rows)),
    stock: [packStock(range.stock)],
  };
  const packed = performance.now();
  const changed = new Map(
    another(range.articles).flatMap((row, at) =>
      row === range.articles[at] ? [] : [[row.no, row] as const],
    ),
  );
  const touched = (no: number) => changed.has(no);
  const next = blocks(
    range.articles.filter(({ no }) => touched(no)),
    (rows) => packArticles(rows.map((row) => changed.get(row.no) as ArticleRow)),
  );
  const raised = prices.map((row) =>
    touched(row.no) ? { ...row, dealer: Math.round(row.dealer * 1.03) } : row,
  );
  const deltas = {
    'articles, 1 % changed': diffChunks('articles', kinds.articles, [...kinds.articles, ...next]),
    'prices, 1 % changed': diffChunks('prices', kinds.prices, [packPrices(raised, null)]),
    'stock, 1 % changed': packStock(
      range.stock.filter(({ no }) => touched(no)).map((row) => ({ ...row, qty: row.qty + 1 })),
    ),
  };
  const sizes = Object.entries(kinds).map(([kind, chunks]) => {
    mkdirSync(join(folder, kind));
    chunks.forEach((chunk, at) => {
      writeFileSync(join(folder, kind, String(at).padStart(5, '0')), chunk);
    });
    return measureSize(kind, chunks);
  });
  const steps = Object.entries(deltas).map(([kind, chunk]) =>
    measureSize(kind, chunk ? [chunk] : []),
  );
  console.log(
    `generated in ${((generated - started) / 1000).toFixed(1)} s, ` +
      `packed in ${((packed - generated) / 1000).toFixed(1)} s`,
  );
  return [...sizes, ...steps];
}

function measureSize(kind: string, chunks: readonly Uint8Array[]) {
  const sum = (of: (chunk: Uint8Array) => number) =>
    chunks.reduce((total, chunk) => total + of(chunk), 0);
  return {
    what: kind,
    chunks: chunks.length,
    kB: Math.round(sum((chunk) => chunk.length) / 1000),
    'brotli kB': Math.round(sum(compressed) / 100) / 10,
  };
}
