import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import {
  AccountStatementDocument,
  type AccountStatementQuery,
  AveragePaymentDaysDocument,
  InvoiceDetailDocument,
  type InvoiceDetailQuery,
  type InvoiceItemFragment,
  InvoicePaymentsDocument,
  type InvoicePaymentsQuery,
  OpenInvoicesDocument,
  type OpenInvoicesQuery,
  PaidInvoicesDocument,
  type PaidInvoicesQueryVariables,
} from '#src/graphql/generated/graphql.ts';
import type { Period } from '#src/lib/period.ts';
import { loadInvoiceDevice } from './device/load-invoice-device.ts';
import { hasNumber } from './open-invoices.rules.ts';

/** An item of the account with what lists show of it. */
export type ListedInvoice = InvoiceItemFragment;
export type OpenInvoices = OpenInvoicesQuery['openInvoiceV5'];
/** An invoice with everything its page shows. */
export type WholeInvoice = NonNullable<InvoiceDetailQuery['invoice']>;
/** A dispute of an item, as the page of its invoice shows it. */
export type InvoiceDispute = WholeInvoice['disputes'][number];
/** A payment request that covers an invoice. */
export type InvoicePayment =
  InvoicePaymentsQuery['paymentRequestByPayerAndInvoiceNos']['requests'][number];
export type Statement = NonNullable<AccountStatementQuery['accountStatement']>;

/**
 * The open items that a search finds. The server looks at articles and all deliveries too; without a network the
 * device looks at the numbers of the items that it has.
 */
async function loadOpenInvoices(payerCode: string, search: string, signal: AbortSignal) {
  const ask = async (variables: { payerCode: string; search?: string }) =>
    (await request(OpenInvoicesDocument, variables, { signal })).openInvoiceV5;
  if (search === '') return await ask({ payerCode });
  try {
    return await ask({ payerCode, search });
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const all = await ask({ payerCode });
    return { ...all, invoices: all.invoices.filter((item) => hasNumber(item, search)) };
  }
}

/** The open items of a customer (O068), all of them without a search; all keys begin with `invoices`. */
export const openInvoicesQuery = (payerCode: string, search = '') =>
  queryOptions({
    queryKey: ['invoices', 'open', payerCode, search],
    queryFn: ({ signal }) => loadOpenInvoices(payerCode, search, signal),
    // While a search is under way its predecessor stays, but never the items of another customer.
    placeholderData: (before) => (before?.payerCode === payerCode ? before : undefined),
  });

/**
 * A page of cleared items (O070), without a network from the year that the device keeps.
 * @param period the days of the list; `variables` leaves them out where they are the usual ones of the server
 */
async function loadPaidInvoices(
  variables: PaidInvoicesQueryVariables,
  period: Period,
  signal: AbortSignal,
) {
  try {
    return (await request(PaidInvoicesDocument, variables, { signal })).invoiceV5;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    const { loadPaidFromDevice } = await loadInvoiceDevice();
    const kept = await loadPaidFromDevice(variables, period).catch(() => null);
    if (!kept) throw error;
    return kept;
  }
}

export const paidInvoicesQuery = (variables: PaidInvoicesQueryVariables, period: Period) =>
  queryOptions({
    queryKey: ['invoices', 'paid', variables, period],
    queryFn: ({ signal }) => loadPaidInvoices(variables, period, signal),
    placeholderData: keepPreviousData,
  });

/** One invoice; null for a number that is none of the viewer's. */
export const invoiceQuery = (invoiceNo: string) =>
  queryOptions({
    queryKey: ['invoices', 'detail', invoiceNo],
    queryFn: async ({ signal }) =>
      (await request(InvoiceDetailDocument, { invoiceNo }, { signal })).invoice,
  });

/** The newest payment requests that cover an invoice. The key is of payments, whose changes make it stale. */
export const invoicePaymentsQuery = (payerCode: string, invoiceNo: string) =>
  queryOptions({
    queryKey: ['payments', 'of-invoice', payerCode, invoiceNo],
    queryFn: async ({ signal }) =>
      (await request(InvoicePaymentsDocument, { payerCode, invoiceNos: [invoiceNo] }, { signal }))
        .paymentRequestByPayerAndInvoiceNos.requests,
  });

/** A customer's account in a period; null when the customer is not the viewer's. */
export const statementQuery = (variables: { payerCode: string } & Partial<Period>) =>
  queryOptions({
    queryKey: ['invoices', 'statement', variables],
    queryFn: async ({ signal }) =>
      (await request(AccountStatementDocument, variables, { signal })).accountStatement,
  });

/** How many days the customer took to pay in the last three years; null without payments. */
export const paymentDaysQuery = (customer: string) =>
  queryOptions({
    queryKey: ['invoices', 'payment-days', customer],
    queryFn: async ({ signal }) =>
      (await request(AveragePaymentDaysDocument, {}, { signal })).creditInformation
        .averagePaymentDays,
  });
