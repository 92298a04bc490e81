import { amount, bool, mailAddress, text } from '#server/feeds/cell-types.ts';
import { blockReasons, country, sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';

const code = text(60);

const customers = feedFile({
  name: 'customers.csv',
  table: 'customer',
  key: ['sorg', 'unified'],
  codeColumn: 'unified',
  unique: ['r3', 'isr'],
  columns: {
    sorg,
    unified: required(code),
    r3: required(code),
    isr: optional(code),
    name: required(text()),
    address: optional(text(), { empty: '' }),
    postalCode: optional(text(60), { empty: '' }),
    city: optional(text(), { empty: '' }),
    country: required(country),
    email: optional(mailAddress, { empty: '' }),
    phone: optional(text(60), { empty: '' }),
    priceList: required(code, { references: inSorg('price_list', 'price list') }),
    customerGroup: optional(text(), { empty: '' }),
    salesPerson: optional(code),
    salesGroup: optional(code),
    salesOffice: optional(code),
    companyCode: required(code),
    companyName: required(text()),
    allowPayInvoice: optional(bool, { empty: true }),
    creditLimit: optional(amount),
    orderBlocked: optional(blockReasons),
    orderLimit: optional(amount),
  },
});

const shipTos = feedFile({
  name: 'ship_tos.csv',
  table: 'ship_to',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(code),
    customer: required(code, { references: inSorg('customer', 'customer', 'unified') }),
    name: required(text()),
    address: required(text()),
    postalCode: optional(text(60), { empty: '' }),
    city: required(text()),
    country: required(country),
  },
});

/** The files of a feed that this feature reads. */
export const customersFeed: readonly FeedFile[] = [customers, shipTos];
