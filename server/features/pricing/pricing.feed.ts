import { amount, date, int, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { readDealValue } from '#server/feeds/deal-value.ts';
import {
  type Entry,
  type FeedFile,
  type FileRun,
  feedFile,
  inSorg,
  optional,
  type Row,
  required,
  type Tell,
} from '#server/feeds/feed-file.ts';
import { plainMoney } from '#shared/money.ts';
import { pricesAboveRetail } from './retail-prices.store.ts';

const id = text(60);
const priceList = inSorg('price_list', 'price list');
const article = inSorg('article', 'article', 'code');

const priceLists = feedFile({
  name: 'price_lists.csv',
  table: 'price_list',
  key: ['sorg', 'id'],
  codeColumn: 'id',
  columns: { sorg, id: required(id), name: required(text()) },
});

const prices = feedFile({
  name: 'prices.csv',
  table: 'price',
  key: ['sorg', 'priceList', 'article'],
  columns: {
    sorg,
    priceList: required(id, { references: priceList }),
    article: required(id, { references: article }),
    price: required(amount, { to: 'dealer' }),
  },
  warn: warnOfPrices,
});

/** Warns of dealer prices that give an article away, or ask more than the retail price. */
async function warnOfPrices(batch: Entry[], { db, warn }: FileRun): Promise<void> {
  for (const { line, row } of batch)
    if (row.dealer === 0) warn(line, 'price', 'PRICE_ZERO', 'a dealer price of 0');
  const rows = batch.map(({ line, row: { sorg, article, dealer } }) => ({
    line,
    sorg,
    article,
    dealer,
  }));
  for (const { line, dealer, retail, precision } of await pricesAboveRetail(db, rows)) {
    const [price, limit] = [dealer, retail].map((minor) => plainMoney(minor, precision));
    const reason = `${price} is above the retail price of ${limit}`;
    warn(line, 'price', 'PRICE_ABOVE_RETAIL', reason);
  }
}

/** A deal's own rules: one target, a value that fits its type, an end not before the start (B101). */
function finishDeal(row: Row, tell: Tell, precision: number) {
  const targets = ['article', 'brand', 'merchandise_category'].filter((name) => row[name] !== null);
  if (targets.length !== 1)
    tell('article', 'NOT_ALLOWED', 'name exactly one of article, brand and merchandiseCategory');
  if (String(row.valid_to) < String(row.valid_from))
    tell('validTo', 'OUT_OF_RANGE', `${row.valid_to} is before validFrom`);
  readDealValue(row, tell, precision);
}

const deals = feedFile({
  name: 'deals.csv',
  table: 'deal',
  key: ['sorg', 'dealNo', 'position'],
  columns: {
    sorg,
    dealNo: required(id),
    position: required(int(1)),
    description: required(text()),
    priceList: optional(id, { references: priceList }),
    article: optional(id, { references: article }),
    brand: optional(text(100), { references: inSorg('product_group', 'brand', 'brand') }),
    merchandiseCategory: optional(id, {
      references: inSorg('merchandise_category', 'merchandise category'),
    }),
    term: required(oneOf(['>=', '<='])),
    qty: required(int(1)),
    uom: required(text(10)),
    type: required(oneOf(['percentage', 'fixed'])),
    value: required({ ...text(30), sql: 'int8' }),
    validFrom: required(date),
    validTo: required(date),
  },
  finish: finishDeal,
});

/** The files of a feed that this feature reads. */
export const pricingFeed: readonly FeedFile[] = [priceLists, prices, deals];
