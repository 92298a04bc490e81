import { amount, bool, oneOf, pattern, text } from '../cell-types.ts';
import { feedFile, inSorg, optional, required } from '../feed-file.ts';
import { country, sorg } from './organisations.ts';

const code = text(60);

/** Why a customer may not order (C095). */
export const blockReasons = oneOf([
  'limit_exceeded',
  'overdue_over_limit',
  'oldest_ar_blocked',
  'other_company_blocked',
]);

export const priceLists = feedFile({
  name: 'price_lists.csv',
  table: 'price_list',
  key: ['sorg', 'id'],
  codeColumn: 'id',
  columns: { sorg, id: required(code), name: required(text()) },
});

export const customers = feedFile({
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
    email: optional(pattern(/^[^\s@]+@[^\s@]+$/, 'an e-mail address'), { empty: '' }),
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

export const shipTos = feedFile({
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
