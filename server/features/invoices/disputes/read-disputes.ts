import { type FileRules, fileRules } from '#server/files/file-rules.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { InvoiceDetailResolvers } from '#server/graphql/generated/types.ts';
import { disputeFiles } from '#shared/invoices/dispute.rules.ts';
import { itemIdOf } from '../item-id.rules.ts';
import { disputesOfInvoice, isDisputeVisible } from './disputes.store.ts';

/** The disputes of an invoice, newest first. */
export const disputes: InvoiceDetailResolvers['disputes'] = async ({ invoiceNo }, _args, ctx) => {
  const rows = await disputesOfInvoice(ctx.db, viewerOf(ctx), invoiceNo);
  return rows.map(({ id, reason, description, amount, status, files, history, ...row }) => ({
    id,
    itemId: itemIdOf(row),
    reason,
    description,
    amount,
    status,
    files,
    openedOn: row.opened_on,
    history: history.map((state) => ({ ...state, at: new Date(state.at).toISOString() })),
  }));
};

/** The files of disputes. A user who may see the invoice may read them. */
export const disputeFileRules: FileRules = fileRules({
  purpose: disputeFiles.purpose,
  types: ['image', 'pdf'],
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: disputeFiles.maxBytes,
  scopes: ['page.invoice-status'],
  mayRead: isDisputeVisible,
});
