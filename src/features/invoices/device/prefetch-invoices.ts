import { dayMs } from '#shared/days.ts';
import {
  AveragePaymentDaysDocument,
  DueInvoicesDocument,
  InvoiceDetailDocument,
  InvoicePaymentMethodsDocument,
  OpenInvoicesDocument,
  type OpenInvoicesQuery,
  PaidInvoicesDocument,
  PaymentRequestDocument,
  PaymentRequestsDocument,
  type PaymentRequestsQuery,
} from '#src/graphql/generated/graphql.ts';
import {
  findAnswer,
  type KeptQuery,
  prefetchAnswer,
  question,
} from '#src/offline/answers/prefetch-answer.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { withReopen } from '#src/offline/reopen-database.ts';
import { browserTransport } from '#src/offline/sync/browser-transport.ts';
import type { Transport } from '#src/offline/sync/send-document.ts';
import type { Viewer } from '#src/offline/viewer.ts';

/** Which data about invoices and payments a user may read. */
export interface InvoiceRights {
  /** Payment requests. */
  payments: boolean;
  /** How long the customer took to pay. */
  paymentDays: boolean;
  /**
   * The pages of single invoices and requests too. Of each customer of a sales person they would evict the answers
   * of pages the user has visited (`maxAnswers`).
   */
  details: boolean;
}

/** How many invoices, the first due first, and how many requests, the newest first, are prefetched with their pages. */
const mostInvoices = 20;
const mostRequests = 10;
/** The answers of more customers would evict those of visited pages as well. */
const mostCustomers = 20;

const firstPage = { page: 1, limit: 10 };

/** The questions of the lists, with the variables that their screens ask with. */
function listQuestions(payerCode: string, sorg: string, rights: InvoiceRights): KeptQuery[] {
  return [
    question(OpenInvoicesDocument, { payerCode }),
    question(DueInvoicesDocument, { payerCode }),
    question(PaidInvoicesDocument, { payerCode, ...firstPage }),
    ...(rights.paymentDays ? [question(AveragePaymentDaysDocument, {})] : []),
    ...(rights.payments
      ? [
          question(PaymentRequestsDocument, { payerCode, ...firstPage }),
          question(InvoicePaymentMethodsDocument, { sorg }),
        ]
      : []),
  ];
}

/** The questions of the pages of a customer's invoices and requests, as far as the device has their lists. */
async function detailQuestions(
  read: (query: KeptQuery) => Promise<unknown>,
  payerCode: string,
  { payments }: InvoiceRights,
): Promise<KeptQuery[]> {
  const open = (await read(question(OpenInvoicesDocument, { payerCode }))) as
    | OpenInvoicesQuery
    | undefined;
  const requests = payments
    ? ((await read(question(PaymentRequestsDocument, { payerCode, ...firstPage }))) as
        | PaymentRequestsQuery
        | undefined)
    : undefined;
  const numbers = new Set(open?.openInvoiceV5.invoices.map(({ invoiceNo }) => invoiceNo));
  const made = requests?.paymentRequestByPayerAndInvoiceNos.requests ?? [];
  return [
    ...[...numbers]
      .slice(0, mostInvoices)
      .map((invoiceNo) => question(InvoiceDetailDocument, { invoiceNo })),
    ...made
      .slice(0, mostRequests)
      .map(({ externalId }) => question(PaymentRequestDocument, { externalId })),
  ];
}

/**
 * Stores the invoices and payment requests of these customers on the device, once a day and language: the first page
 * of each list, kept as if it had been visited; for the active customer also the pages of the listed invoices and
 * requests. Questions that the server refuses for a customer are left out.
 * @throws SendFailure when the server cannot be asked; the next call continues with the rest
 */
export async function prefetchInvoices(
  { host, userId, customer: active, sorg }: Viewer,
  customers: readonly string[],
  rights: InvoiceRights,
  transport: Transport = browserTransport(),
): Promise<void> {
  const db = openUserDatabase(host, userId);
  const what = [transport.locale(), JSON.stringify(rights)].join();
  for (const customer of customers.slice(0, mostCustomers)) {
    const key = `invoices-along/1/${customer}`;
    const before = await withReopen(db, () => db.syncState.get(key));
    if (before?.what === what && Math.abs(Date.now() - Number(before.storedAt)) < dayMs) continue;
    const whom = { userId, customer };
    const read = async (query: KeptQuery) => (await findAnswer(db, transport, whom, query))?.data;
    for (const query of listQuestions(customer, sorg, rights))
      if (!(await prefetchAnswer(db, transport, whom, query))) return;
    if (rights.details && customer === active)
      for (const query of await detailQuestions(read, customer, rights))
        if (!(await prefetchAnswer(db, transport, whom, query))) return;
    await withReopen(db, () => db.syncState.put({ key, what, storedAt: Date.now() }));
  }
}
