import { kept, toCanary } from '#server/testing/canaries.ts';
import { merchant, ofDealer1 } from '#server/testing/contract-viewers.ts';
import type { FeatureContract } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import { paperBodies } from './given-papers.store.ts';

const data = `paymentRequestData: { amount: 10000, currency: "USD", payerCode: "${kept.customer}",
  merchant: "${merchant}", positiveInvoiceNumbers: ["KI4"] }`;

export const contract: FeatureContract = {
  async createRecords(app) {
    const { paymentRequest, bankEntry, savedCard } = given(app);
    for (const nth of [1, 2, 3]) {
      const status = nth === 1 ? 'pending' : 'on processing';
      const held = { held: 'amount', heldAmount: nth };
      await paymentRequest({ no: `PRCT${nth}`, status, ...held, payerName: 'contract-payer' });
      await bankEntry({ reference: `contract-${nth}`, payerName: `contract-payer-${nth}` });
      const outcome = nth === 1 ? 'settled' : 'dismissed';
      await bankEntry({ reference: `decided-${nth}`, outcome });
    }
    await savedCard({ by: 'dealer1', display: 'contract-card' });
  },
  lists: {
    paymentRequestByPayerAndInvoiceNos: {
      user: 'dealer1',
      rows: 'requests { externalId }',
      stranger: 'dealer9',
      args: 'payerCode: "0002000001"',
      filters: ['status: ["pending"]', 'search: "PRCT2"', 'invoiceNos: ["PRCT1"]'],
    },
    heldPaymentRequests: {
      user: 'group1',
      rows: 'requests { externalId }',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      filters: [],
    },
    bankEntries: {
      user: 'audit1',
      rows: 'entries { id }',
      stranger: 'group1',
      filters: ['search: "contract-2"', 'state: settled'],
    },
    waitingTransfers: {
      user: 'group1',
      rows: 'requests { externalId }',
      stranger: 'dealer9',
      refused: 'FORBIDDEN',
      args: 'amount: 10000',
      filters: ['search: "PRCT2"'],
    },
  },
  canaries: {
    values: ['payer', 'card'].map(toCanary),
    async plant(app) {
      const { paymentRequest, savedCard } = given(app);
      const payer = kept.customer;
      await paymentRequest({ no: 'PRKEPT', payer, payerName: toCanary('payer'), held: 'amount' });
      await savedCard({ by: kept.owner, payer, display: toCanary('card') });
    },
  },
  foreignThings: {
    paymentRequestByPayerAndInvoiceNos: {
      ...ofDealer1,
      document: `{ paymentRequestByPayerAndInvoiceNos(payerCode: "0002000001") {
        requests { payerName } } }`,
      holds: 'contract-payer',
    },
    paymentRequest: {
      ...ofDealer1,
      document: '{ paymentRequest(externalId: "PRCT1") { payerName } }',
      holds: 'contract-payer',
    },
    savedPayments: {
      owner: 'dealer1',
      strangers: ['dealer2', 'dealer9', 'sales1'],
      document: '{ savedPayments(sorgs: ["2000", "3000"]) { display } }',
      holds: 'contract-card',
    },
    heldPaymentRequests: {
      ...ofDealer1,
      document: '{ heldPaymentRequests(limit: 50) { requests { payerName } } }',
      holds: 'contract-payer',
    },
    waitingTransfers: {
      ...ofDealer1,
      document: '{ waitingTransfers(amount: 10000, limit: 50) { requests { payerName } } }',
      holds: 'contract-payer',
    },
    bankEntries: {
      owner: 'audit1',
      strangers: ['sales1', 'dealer1', 'dealer9'],
      document: '{ bankEntries(limit: 50) { entries { payerName } } }',
      holds: 'contract-payer',
    },
  },
  foreignQueries: {
    waitingTransfers: '(amount: 10000, limit: 50)',
    paymentRequestByPayerAndInvoiceNos: `(payerCode: "${kept.customer}")`,
    paymentRequest: '(externalId: "PRKEPT")',
    savedPayments: '(sorgs: ["2000"])',
    heldPaymentRequests: '(limit: 50)',
    bankEntries: '(limit: 50)',
  },
  foreignMutations: {
    createInvoicePaymentRequestV3: `(paymentId: "CARD", isPartialPayment: false, ${data})`,
    voidPaymentRequest: `(payerCode: "${kept.customer}", merchant: "${merchant}", externalId: "PRKEPT")`,
    deleteUserPayment: '(id: "1")',
    uploadPayment: `(file: "none", orderNumber: "${kept.orderNo}")`,
    uploadPaymentDoc: '(file: "none", externalId: "PRKEPT")',
    deletePaymentDoc: '(id: "none")',
    approvePayment: `(orderNumber: "${kept.orderNo}")`,
    voidPayment: `(orderNumber: "${kept.orderNo}")`,
    decideHeldPaymentRequest: '(externalId: "PRKEPT", isPaid: true)',
    resolveBankEntry: '(id: "1", externalId: "PRKEPT")',
  },
  outboxBodies: {
    UploadPayment: paperBodies('receipt'),
    UploadPaymentDoc: paperBodies('document'),
  },
  staffMutations: ['approvePayment', 'voidPayment', 'decideHeldPaymentRequest', 'resolveBankEntry'],
};
