import { type FileRules, fileRules } from '#server/files/file-rules.ts';
import { disputeFiles } from '#shared/invoices/dispute.rules.ts';
import { isDisputeVisible } from './disputes.store.ts';

/** The files of disputes. A user who may see the invoice may read them. */
export const disputeFileRules: FileRules = fileRules({
  purpose: disputeFiles.purpose,
  types: ['image', 'pdf'],
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: disputeFiles.maxBytes,
  scopes: ['page.invoice-status'],
  mayRead: isDisputeVisible,
});
