import type { Feature } from '#server/graphql/feature.ts';
import { accountStatement } from './accountStatement.ts';
import { createInvoiceDispute } from './createInvoiceDispute.ts';
import { averagePaymentDays, openInvoices } from './credit-fields.ts';
import { disputeBatches } from './disputes/export/dispute-batches.ts';
import { disputeFileRules, disputes } from './disputes/read-disputes.ts';
import { invoiceDocumentRoutes } from './documents/invoice-documents.routes.ts';
import { invoice } from './invoice.ts';
import { openInvoiceExport, paidInvoiceExport } from './invoice-exports.ts';
import { details } from './invoice-lines.ts';
import { invoiceV5 } from './invoiceV5.ts';
import {
  daysOfTrying,
  type InvoiceMailJob,
  invoiceMailQueue,
  mailInvoice,
} from './mail/invoice-mail.ts';
import { openInvoiceV5 } from './openInvoiceV5.ts';
import { priceComponents } from './priceComponents.ts';
import { sendEmailInvoice } from './sendEmailInvoice.ts';
import { withdrawInvoiceDispute } from './withdrawInvoiceDispute.ts';

export const invoices: Feature = {
  name: 'invoices',
  resolvers: {
    Query: { openInvoiceV5, invoiceV5, invoice, priceComponents, accountStatement },
    Mutation: { sendEmailInvoice, createInvoiceDispute, withdrawInvoiceDispute },
    Invoice: { details },
    InvoiceDetail: { disputes },
    CreditInformation: { averagePaymentDays, openInvoices },
  },
  exports: [openInvoiceExport, paidInvoiceExport],
  files: [disputeFileRules],
  batches: [disputeBatches],
  routes: invoiceDocumentRoutes,
  jobs: (jobs, services) =>
    jobs.work<InvoiceMailJob>(invoiceMailQueue, (job) => mailInvoice(services, job), daysOfTrying),
};
