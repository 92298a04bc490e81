import {
  amount,
  date,
  fraction,
  int,
  oneOf,
  signedAmount,
  text,
} from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, inSorg, optional, required } from '#server/feeds/feed-file.ts';
import { disputesFeed } from './disputes/feed/disputes.feed.ts';
import { checkInvoice } from './feed/invoice-checks.ts';
import { eInvoiceName, invoiceDocuments, pdfName } from './feed/invoice-documents.ts';
import { prepareInvoices } from './feed/prepare-invoices.ts';
import { itemKeyColumns } from './item-key-columns.ts';
import { componentCodes } from './price-components.rules.ts';

const code = text(60);
const words = (most: number) => optional(text(most), { empty: '' });
const money = () => optional(amount, { empty: 0 });
const signedMoney = () => optional(signedAmount, { empty: 0 });
const customer = inSorg('customer', 'customer', 'unified');
const mostPieces = 1_000_000;

/** The open and cleared items of customers' accounts; a payment request never comes from a feed. */
const invoices = feedFile({
  name: 'invoices.csv',
  table: 'invoice',
  key: ['sorg', 'companyCode', 'accountingNo', 'fiscalYear', 'lineItem'],
  columns: {
    sorg,
    ...itemKeyColumns,
    invoiceNo: required(code),
    payer: required(code, { references: customer }),
    customer: optional(code, { references: customer }),
    assignment: required(code),
    installment: optional(int(1, 99)),
    doNo: optional(code),
    orderNo: optional(code),
    invoiceDate: required(date),
    dueDate: required(date),
    accountingAmount: required(signedAmount),
    openAmount: optional(signedAmount),
    grandTotal: required(signedAmount),
    tax: signedMoney(),
    shippingCost: signedMoney(),
    discount: signedMoney(),
    recycleFee: signedMoney(),
    surcharges: signedMoney(),
    freightAllowance: money(),
    earlyPaymentDiscount: money(),
    earlyPaymentUntil: optional(date),
    paymentDiscount: money(),
    terms: words(200),
    expeditionName: words(200),
    expeditionTracking: optional(text(100)),
    notes: words(1_000),
    detailNotes: words(4_000),
    clearingDate: optional(date),
    dunningLevel: optional(int(0, 3), { empty: 0 }),
    dunnedOn: optional(date),
    pdf: optional(pdfName),
    eInvoice: optional(eInvoiceName),
  },
  documents: invoiceDocuments,
  finish: checkInvoice,
  prepare: prepareInvoices,
});

const invoiceLines = feedFile({
  name: 'invoice_lines.csv',
  table: 'invoice_line',
  key: ['sorg', 'invoiceNo', 'position'],
  columns: {
    sorg,
    invoiceNo: required(code, { references: inSorg('invoice', 'invoice', 'invoice_no') }),
    position: required(int(1)),
    article: required(code),
    articleDisplay: optional(code),
    name: required(text()),
    brand: words(100),
    uom: required(text(10)),
    qty: required(int(-mostPieces, mostPieces)),
    price: required(amount),
    subTotal: required(signedAmount),
    taxRate: optional(fraction),
    orderNo: optional(code),
    doNo: optional(code),
  },
});

/** The components of an invoice's total. */
const priceComponents = feedFile({
  name: 'price_components.csv',
  translated: ['description'],
  table: 'price_component',
  key: ['sorg', 'module', 'code'],
  columns: {
    sorg,
    module: required(oneOf(['invoice'])),
    code: required(oneOf(componentCodes)),
    description: required(text(100)),
    sorting: required(int(0, 1_000)),
    sign: optional(int(-1, 1), { empty: 1 }),
  },
  finish(row, tell) {
    if (row.sign === 0) tell('sign', 'OUT_OF_RANGE', '0 is neither 1 nor -1');
  },
});

/** The files of a feed that this feature reads. */
export const invoicesFeed: readonly FeedFile[] = [
  invoices,
  invoiceLines,
  priceComponents,
  ...disputesFeed,
];
