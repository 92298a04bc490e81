import type { WholeInvoice } from '../invoices.queries.ts';
import { asOf, invoiceItem } from './invoices.ts';

/** The invoice I1 of one chain at 90.00, 10.00 of freight and no tax. */
export const wholeInvoice = (over: Partial<WholeInvoice> = {}): WholeInvoice => ({
  invoiceNo: 'I1',
  items: [{ ...invoiceItem('I1', { orderNo: 'O1', doNo: 'D1' }), notes: '', detailNotes: '' }],
  details: [
    {
      articleCode: 'B1',
      articleCodeDisplay: 'B-1',
      name: 'Chain',
      brand: 'Links',
      uom: 'EA',
      qty: 2,
      price: 4_500,
      subTotal: 9_000,
      orderNo: 'O1',
      doNo: 'D1',
      slug: 'chain',
      category: 'PAA',
    },
  ],
  components: [
    { code: 'subTotal', description: 'Goods', amount: 9_000 },
    { code: 'shippingCost', description: 'Freight', amount: 1_000 },
    { code: 'grandTotal', description: 'Total', amount: 10_000 },
  ],
  disputes: [],
  eInvoiceHash: null,
  isPdfOriginal: true,
  asOf,
  ...over,
});
