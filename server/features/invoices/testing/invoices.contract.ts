import { kept, toCanary } from '#server/testing/canaries.ts';
import { ofDealer1, ofSorg2000 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import { disputeOf, itemIdOfInvoice } from './given-disputes.ts';

/** A dispute of an invoice, as clients send it. */
const disputeBody = (invoiceNo: string, nth: number) => ({
  input: {
    id: `0f1c2b3a-0000-4000-8000-00000000000${nth}`,
    itemId: itemIdOfInvoice(invoiceNo),
    reason: 'damaged',
    description: 'The box was open',
    amount: 100,
    files: [],
  },
});

const period = 'from: "2026-01-01", to: "2026-12-31"';

export const contract: FeatureContract = {
  async createRecords(app) {
    const { invoice, invoiceLine } = given(app);
    await invoice({ no: 'CT-1', notes: 'contract-open' });
    await invoiceLine('CT-1');
    await disputeOf(app.db, 'CTD1', 'CT-1', { description: 'contract-dispute' });
    for (const nth of [2, 3, 4])
      await invoice({
        no: `CT-${nth}`,
        invoiceDate: `2026-02-1${nth}`,
        dueDate: `2026-03-1${nth}`,
        clearingDate: `2026-03-0${nth}`,
        notes: 'contract-cleared',
        grandTotal: nth * 1_000,
      });
    await app.db
      .insertInto('price_component')
      .values({
        sorg: '2000',
        module: 'invoice',
        code: 'grandTotal',
        sorting: 9,
        description: 'contract-total',
      })
      .execute();
  },
  lists: {
    invoiceV5: {
      user: 'dealer1',
      args: period,
      rows: 'invoices { id }',
      stranger: 'dealer9',
      filters: ['search: "CT-2"'],
      sortedBy: {
        invoiceNo: 'invoices { invoiceNo }',
        invoiceDate: 'invoices { invoiceDate }',
        dueDate: 'invoices { dueDate }',
        clearingDate: 'invoices { clearingDate }',
        grandTotal: 'invoices { grandTotal }',
      },
    },
  },
  canaries: {
    values: ['invoice', 'invoice-line', 'dispute', 'cleared'].map(toCanary),
    async plant(app) {
      const { invoice, invoiceLine } = given(app);
      const payer = kept.customer;
      await invoice({ no: 'KI4', payer, notes: toCanary('invoice') });
      await invoiceLine('KI4', { name: toCanary('invoice-line') });
      await disputeOf(app.db, 'KD4', 'KI4', { description: toCanary('dispute') });
      // Another one without a dispute, and a cleared one.
      await invoice({ no: 'KI6', payer });
      const days = { invoiceDate: '2031-04-01', dueDate: '2031-05-01', clearingDate: '2031-05-08' };
      await invoice({ no: 'KI5', payer, notes: toCanary('cleared'), ...days });
    },
  },
  foreignThings: {
    openInvoiceV5: {
      ...ofDealer1,
      document: '{ openInvoiceV5(payerCode: "0002000001") { invoices { notes } } }',
      holds: 'contract-open',
    },
    invoiceV5: {
      ...ofDealer1,
      document: `{ invoiceV5(${period}, payerCode: "0002000001") { invoices { notes } } }`,
      holds: 'contract-cleared',
    },
    invoice: {
      ...ofDealer1,
      document: '{ invoice(invoiceNo: "CT-1") { items { notes } disputes { description } } }',
      holds: 'contract-dispute',
    },
    accountStatement: {
      ...ofDealer1,
      document: `{ accountStatement(${period}, payerCode: "0002000001") {
        movements { invoiceNo } } }`,
      holds: 'CT-2',
    },
    priceComponents: {
      ...ofSorg2000,
      document: '{ priceComponents(module: invoice) { description } }',
      holds: 'contract-total',
    },
  },
  foreignMutations: {
    sendEmailInvoice: '(invoiceNumber: "KI4", sorg: "2000")',
    createInvoiceDispute: `(input: { id: "0f1c2b3a-0000-4000-8000-000000000009", reason: other,
      itemId: "${itemIdOfInvoice('KI6')}", description: "stranger", files: [] })`,
    withdrawInvoiceDispute: '(id: "KD4")',
  },
  outboxBodies: {
    SendEmailInvoice: {
      body: { invoiceNumber: 'CT-1', sorg: '2000' },
      other: { invoiceNumber: 'CT-2', sorg: '2000' },
      bad: { invoiceNumber: 'NEVER', sorg: '2000' },
      refusedToStranger: true,
    },
    CreateInvoiceDispute: {
      body: disputeBody('CT-1', 1),
      other: disputeBody('CT-2', 2),
      bad: disputeBody('NEVER', 3),
      refusedToStranger: true,
    },
  },
  foreignQueries: {
    openInvoiceV5: `(payerCode: "${kept.customer}")`,
    invoiceV5: `(payerCode: "${kept.customer}", from: "2031-05-01", to: "2031-05-30")`,
    invoice: '(invoiceNo: "KI4")',
    accountStatement: `(payerCode: "${kept.customer}", from: "2031-05-01", to: "2031-05-30")`,
    priceComponents: '(module: invoice)',
  },
};
