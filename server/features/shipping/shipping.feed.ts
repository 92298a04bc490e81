import {
  amount,
  bool,
  type CellType,
  date,
  fraction,
  int,
  oneOf,
  pattern,
  quote,
  text,
  Wrong,
} from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import {
  type FeedFile,
  feedFile,
  inSorg,
  optional,
  type Row,
  required,
  type Tell,
} from '#server/feeds/feed-file.ts';
import { isIban } from '#shared/account-numbers.ts';

const shipmentRates = feedFile({
  name: 'shipment_rates.csv',
  translated: ['name'],
  table: 'shipment_rate',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    name: required(text()),
    price: required(amount),
    freeFrom: optional(amount),
    days: required(int(0, 365)),
  },
});

/** An account by its IBAN, also written in groups. */
const iban: CellType<string> = {
  sql: 'text',
  read(cell) {
    const joined = cell.replaceAll(' ', '').toUpperCase();
    return isIban(joined)
      ? joined
      : new Wrong('NOT_ALLOWED', `${quote(cell)} is not an IBAN, or its check digits are wrong`);
  },
};

const bic = pattern(/^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/, 'a BIC of 8 or 11 signs');

/** An account is named as a whole, and only where the payer transfers without a provider. */
function checkCreditor(row: Row, tell: Tell): void {
  const { creditor_name: name, creditor_iban: account, creditor_bic: code } = row;
  if (name && account === '') tell('creditorIban', 'REQUIRED', 'a creditor needs an IBAN');
  if (account && name === '') tell('creditorName', 'REQUIRED', 'an IBAN needs its creditor');
  if (code && account === '') tell('creditorIban', 'REQUIRED', 'a BIC needs an IBAN');
  if (account && row.gateway)
    tell('creditorIban', 'NOT_ALLOWED', 'a payment provider has its own account');
}

const payments = feedFile({
  name: 'payments.csv',
  translated: ['description'],
  table: 'payment_method',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    type: required(text(60)),
    description: required(text()),
    module: required(oneOf(['order', 'invoice'])),
    discount: optional(fraction, { empty: 0 }),
    instruction: optional(text(2_000), { empty: '' }),
    gateway: optional(pattern(/^\w{1,40}$/, 'the name of a way to pay at the provider'), {
      empty: '',
    }),
    currency: optional(pattern(/^[A-Z]{3}$/, 'a currency code of three capitals')),
    // As many characters as the SEPA allows.
    creditorName: optional(text(70), { empty: '' }),
    creditorIban: optional(iban, { empty: '' }),
    creditorBic: optional(bic, { empty: '' }),
  },
  finish: checkCreditor,
});

/** Nothing is deleted by being left out: a row that is not active takes its entry away. */
const active = optional(bool, { to: null, empty: true });

/** The reduction of the freight when this many pieces leave a warehouse area (O044, N065). */
const freightBenefits = feedFile({
  name: 'freight_benefits.csv',
  table: 'freight_benefit',
  key: ['sorg', 'area', 'minQty'],
  columns: {
    sorg,
    area: required(text(60), { references: inSorg('warehouse', 'warehouse area', 'area') }),
    minQty: required(int(1)),
    amount: required(amount),
    active,
  },
  removesInactive: true,
  finish(row, tell) {
    if (row.amount === 0) tell('amount', 'OUT_OF_RANGE', '0 takes nothing off the freight');
  },
});

/** Days without deliveries, in addition to those the host leaves out (N066). */
const closedDays = feedFile({
  name: 'closed_days.csv',
  table: 'closed_day',
  key: ['sorg', 'date'],
  columns: { sorg, date: required(date), name: optional(text(100), { empty: '' }), active },
  removesInactive: true,
});

/** The files of a feed that this feature reads. */
export const shippingFeed: readonly FeedFile[] = [
  shipmentRates,
  freightBenefits,
  closedDays,
  payments,
];
