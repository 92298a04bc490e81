import { amount, bool, int, mailAddress, oneOf, picture, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { readDealValue } from '#server/feeds/deal-value.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';

const code = text(60);
const vendor = required(code, { references: inSorg('third_party_vendor', 'third-party vendor') });
const article = required(code, {
  references: inSorg('third_party_article', 'third-party article', 'code'),
});

const vendors = feedFile({
  name: 'third_party_vendors.csv',
  table: 'third_party_vendor',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(code),
    name: required(text(100)),
    email: optional(mailAddress, { empty: '' }),
    customer: optional(code, { references: inSorg('customer', 'customer', 'unified') }),
  },
});

const articles = feedFile({
  name: 'third_party_articles.csv',
  table: 'third_party_article',
  key: ['sorg', 'vendor', 'articleCode'],
  caseless: true,
  columns: {
    sorg,
    vendor,
    articleCode: required(code, { to: 'code' }),
    description: required(text(255)),
    price: required(amount),
    salesUnit: required(text(10)),
    uomConverter: optional(int(1, 99_999), { empty: 1 }),
    image: optional(picture),
    active: optional(bool, { empty: true }),
  },
});

const stock = feedFile({
  name: 'third_party_stock.csv',
  table: 'third_party_stock',
  key: ['sorg', 'vendor', 'articleCode'],
  columns: {
    sorg,
    vendor,
    articleCode: { ...article, to: 'article' },
    stock: required(int(0, 1_000_000_000), { to: 'qty' }),
  },
});

const deals = feedFile({
  name: 'third_party_deals.csv',
  table: 'third_party_deal',
  key: ['sorg', 'vendor', 'articleCode', 'term', 'qty'],
  columns: {
    sorg,
    vendor,
    articleCode: { ...article, to: 'article' },
    term: required(oneOf(['>=', '<='])),
    qty: required(int(1)),
    type: required(oneOf(['percentage', 'fixed'])),
    value: required({ ...text(30), sql: 'int8' }),
  },
  finish: readDealValue,
});

/** The files of a feed that this feature reads. */
export const thirdPartyFeed: readonly FeedFile[] = [vendors, articles, stock, deals];
