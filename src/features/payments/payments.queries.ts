import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  BankEntriesDocument,
  type BankEntriesQuery,
  HeldPaymentsDocument,
  InvoicePaymentMethodsDocument,
  type InvoicePaymentMethodsQuery,
  type ListedRequestFragment,
  OrderPaymentsDocument,
  type OrderPaymentsQuery,
  PaymentRequestDocument,
  type PaymentRequestQuery,
  PaymentRequestsDocument,
  type PaymentRequestsQuery,
  type PaymentRequestsQueryVariables,
  SavedPaymentsDocument,
  type SavedPaymentsQuery,
  WaitingTransfersDocument,
  type WaitingTransfersQuery,
  type WaitingTransfersQueryVariables,
} from '#src/graphql/generated/graphql.ts';
import type {
  BankEntryParams,
  HeldPaymentParams,
  OrderPaymentParams,
  RequestListParams,
} from './payments.params.ts';
import { isOver, orderPaymentStatuses } from './request-status.rules.ts';

/** A way to pay invoices (E411 to E416). */
export type PaymentMethod = InvoicePaymentMethodsQuery['payments'][number];
/** A way to pay that the provider keeps (E417 to E420). */
export type SavedPayment = SavedPaymentsQuery['savedPayments'][number];
/** A payment request as lists show it. */
export type ListedRequest = ListedRequestFragment;
/** A payment request with everything its page shows. */
export type PaymentRequest = NonNullable<PaymentRequestQuery['paymentRequest']>;
/** An entry of a bank statement. */
export type BankEntry = BankEntriesQuery['bankEntries']['entries'][number];
/** An open transfer of any customer that an entry may pay. */
export type WaitingTransfer = WaitingTransfersQuery['waitingTransfers']['requests'][number];
export type PaidOrder = OrderPaymentsQuery['orders']['orders'][number];

/** How often a request that may change at any moment is read again, in ms. */
const soon = 5_000;
const later = 60_000;

/** The filter of the list of requests, as the server knows it. */
export function toRequestFilter(
  payerCode: string,
  { search, status, from, to }: RequestListParams,
): Omit<PaymentRequestsQueryVariables, 'page' | 'limit'> {
  return {
    payerCode,
    ...(search && { search }),
    ...(status && { status: [status] }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

async function loadRequests(
  variables: PaymentRequestsQueryVariables,
  signal: AbortSignal,
): Promise<PaymentRequestsQuery['paymentRequestByPayerAndInvoiceNos']> {
  return (await request(PaymentRequestsDocument, variables, { signal }))
    .paymentRequestByPayerAndInvoiceNos;
}

/** Open transfers, those over nearly an amount first. */
export async function loadWaitingTransfers(
  variables: WaitingTransfersQueryVariables,
  signal: AbortSignal,
): Promise<WaitingTransfersQuery['waitingTransfers']> {
  return (await request(WaitingTransfersDocument, variables, { signal })).waitingTransfers;
}

/** Payments of the active customer; all keys begin with `payments`. */
export const paymentQueries = {
  methods: (sorg: string) =>
    queryOptions({
      queryKey: ['payments', 'methods', sorg],
      queryFn: async ({ signal }) =>
        (await request(InvoicePaymentMethodsDocument, { sorg }, { signal })).payments,
    }),
  saved: (sorg: string, payerCode: string) =>
    queryOptions({
      queryKey: ['payments', 'saved', sorg, payerCode],
      queryFn: async ({ signal }) =>
        (await request(SavedPaymentsDocument, { sorgs: [sorg] }, { signal })).savedPayments,
    }),
  requests: (payerCode: string, params: RequestListParams) =>
    queryOptions({
      queryKey: ['payments', 'requests', payerCode, params],
      queryFn: async ({ signal }) => {
        const { page, limit } = params;
        return loadRequests({ ...toRequestFilter(payerCode, params), page, limit }, signal);
      },
      placeholderData: keepPreviousData,
    }),
  /** One request. While the payer or the provider is at work it is read again and again. */
  request: (externalId: string) =>
    queryOptions({
      queryKey: ['payments', 'request', externalId],
      queryFn: async ({ signal }) =>
        (await request(PaymentRequestDocument, { externalId }, { signal })).paymentRequest,
      refetchInterval: ({ state }) => {
        const shown = state.data;
        if (!shown || isOver(shown.paymentStatus.id)) return false;
        return shown.redirectUrl || shown.isVoiding ? soon : later;
      },
    }),
  orders: (params: OrderPaymentParams) =>
    queryOptions({
      queryKey: ['payments', 'orders', params],
      queryFn: async ({ signal }) => {
        const { search, status, from, to, page, limit } = params;
        const filter = {
          // Any state leaves out orders that their invoices pay.
          paymentStatus: status ? [status] : [...orderPaymentStatuses],
          ...(search && { search }),
          ...(from && { from }),
          ...(to && { to }),
        };
        return (await request(OrderPaymentsDocument, { filter, page, limit }, { signal })).orders;
      },
      placeholderData: keepPreviousData,
    }),
  /** The entries of bank statements in a state, of all customers. */
  bankEntries: ({ search, state, page, limit }: BankEntryParams) =>
    queryOptions({
      queryKey: ['payments', 'bank', search, state, page, limit],
      queryFn: async ({ signal }) => {
        const variables = {
          state: state || 'listed',
          page,
          limit,
          ...(search && { search }),
        } as const;
        return (await request(BankEntriesDocument, variables, { signal })).bankEntries;
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** The open transfer with a number; null when it is over or has a provider. */
  namedTransfer: (externalId: string) =>
    queryOptions({
      queryKey: ['payments', 'transfer', externalId],
      queryFn: async ({ signal }) => {
        const variables = { amount: 0, search: externalId, page: 1, limit: 1 };
        const { requests } = await loadWaitingTransfers(variables, signal);
        return requests.find((one) => one.externalId === externalId) ?? null;
      },
    }),
  /** Requests of all customers that staff have to decide about. */
  held: ({ page, limit }: HeldPaymentParams) =>
    queryOptions({
      queryKey: ['payments', 'held', page, limit],
      queryFn: async ({ signal }) =>
        (await request(HeldPaymentsDocument, { page, limit }, { signal })).heldPaymentRequests,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};
