import { amount, fraction, int, oneOf, text } from '../cell-types.ts';
import { feedFile, optional, required } from '../feed-file.ts';
import { sorg } from './organisations.ts';

export const shipmentRates = feedFile({
  name: 'shipment_rates.csv',
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

export const payments = feedFile({
  name: 'payments.csv',
  table: 'payment_method',
  key: ['sorg', 'id'],
  columns: {
    sorg,
    id: required(text(60)),
    type: required(text(60)),
    description: required(text()),
    module: required(oneOf(['order', 'invoice'])),
    discount: optional(fraction, { empty: 0 }),
  },
});
