import { amount, bool, date, oneOf, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';
import { serialNumber } from '#server/feeds/serial-cells.ts';
import { retailSaleStates, salesChannels } from '#shared/serials/retail-sale-states.ts';
import { checkSale, createSaleTasks, prepareSales, writeConsumers } from './feed/sale-rows.ts';

const code = text(60);
const words = (most: number) => optional(text(most), { empty: '' });
/** Data of the consumer, which is stored apart from the sale. */
const consumer = (most: number) => optional(text(most), { empty: '', to: null });

/** The answers of the ERP to registered sales, and sales that were registered elsewhere. */
const retailSales = feedFile({
  name: 'retail_sales.csv',
  table: 'retail_sale',
  key: ['sorg', 'saleId'],
  removesInactive: true,
  // Sold bikes are matched with the recalls.
  readAfter: ['recall_frame', 'serial'],
  columns: {
    sorg,
    saleId: required(code, { to: 'id' }),
    customer: required(code, { references: inSorg('customer', 'customer', 'unified') }),
    frameNumber: required(serialNumber),
    soldDate: required(date, { to: 'sold_on' }),
    status: required(oneOf(retailSaleStates)),
    reason: optional(text(500)),
    nonRetail: optional(bool, { empty: false }),
    article: words(60),
    salesChannel: optional(oneOf(salesChannels), { empty: 'RETAIL' }),
    documentNo: optional(code),
    priceNet: optional(amount),
    priceGross: optional(amount),
    postalCode: words(20),
    warrantyUntil: optional(date),
    name: consumer(100),
    phone: consumer(30),
    email: consumer(255),
    address: consumer(255),
    city: consumer(100),
    active: optional(bool, { empty: true, to: null }),
  },
  computed: { frame_normal: 'text', frame_folded: 'text', source: 'text' },
  finish: checkSale,
  prepare: prepareSales,
  children: writeConsumers,
  after: createSaleTasks,
});

/** The files of a feed that this feature reads. */
export const retailSalesFeed: readonly FeedFile[] = [retailSales];
