import type {
  InvoicePaymentMethodsQuery,
  PaymentRequestsQuery,
} from '#src/graphql/generated/graphql.ts';
import type {
  ListedRequest,
  PaymentMethod,
  PaymentRequest,
  SavedPayment,
} from '../payments.queries.ts';

/** Bank accounts, which are entered on the provider's page. */
export const ach = (paymentDiscount = 0): PaymentMethod => ({
  id: 'ACH',
  type: 'ACH',
  desc: 'Bank account (ACH)',
  paymentMerchants: [{ instruction: '', extPaymentGatewayId: 'ach', paymentDiscount }],
});

/** A transfer without a provider. */
export const transfer = (): PaymentMethod => ({
  id: 'TRANSFER',
  type: 'Transfer',
  desc: 'Bank transfer',
  paymentMerchants: [
    { instruction: 'Name the reference.', extPaymentGatewayId: null, paymentDiscount: 0 },
  ],
});

export const methods = (...payments: PaymentMethod[]): InvoicePaymentMethodsQuery => ({ payments });

/** A card that the provider keeps for ACH. */
export const savedCard = (over: Partial<SavedPayment> = {}): SavedPayment => ({
  id: '7',
  display: 'Visa ···· 1111',
  type: 'Credit Card',
  shared: false,
  isOwn: true,
  paymentMerchant: { payment: { id: 'ACH' } },
  ...over,
});

/** A pending request of 196.00 that is paid on the provider's page. */
export const paymentRequest = (over: Partial<PaymentRequest> = {}): PaymentRequest => ({
  externalId: 'PR1',
  amount: 19_600,
  virtualAccountNo: null,
  held: null,
  heldAmount: null,
  creditor: null,
  currency: 'USD',
  paymentStatus: { id: 'pending', description: 'Pending' },
  expiredDate: '2026-11-23T09:00:00.000Z',
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'Ada',
  payerCode: 'C1',
  payerName: 'Velo Works',
  merchant: 'Pannier',
  companyCode: '2000',
  paymentDesc: 'Bank account (ACH)',
  paymentDisplay: null,
  instruction: '',
  redirectUrl: 'https://pay.test/PR1',
  reason: null,
  isVoiding: false,
  isPartialPayment: false,
  selectedTotal: 20_000,
  methodDiscount: 400,
  earlyPaymentDiscount: 0,
  freightAllowance: 0,
  paymentReceipt: [],
  paymentDocs: [],
  asOf: '2026-11-20T08:59:00.000Z',
  invoices: [
    {
      invoiceNo: 'A',
      amount: 20_000,
      lineItem: '1',
      fiscalYear: 2026,
      accountingNo: 'A',
      companyCode: '2000',
      discountTaken: 0,
      freightAllowanceTaken: 0,
    },
  ],
  ...over,
});

/** A request that the payer transfers to a virtual account. */
export const accountRequest = (over: Partial<PaymentRequest> = {}): PaymentRequest =>
  paymentRequest({
    externalId: 'PR2',
    virtualAccountNo: '8808123',
    redirectUrl: null,
    instruction: 'Transfer to this account.',
    paymentDesc: 'Virtual account',
    ...over,
  });

/** The answer of the list of requests. */
export const requestList = (...requests: ListedRequest[]): PaymentRequestsQuery => ({
  paymentRequestByPayerAndInvoiceNos: {
    requests,
    counts: [
      { status: { id: 'pending', description: 'Pending' }, count: 2 },
      { status: { id: 'failed', description: 'Failed' }, count: 0 },
    ],
    info: { count: requests.length },
    asOf: '2026-11-20T08:55:00.000Z',
  },
});
