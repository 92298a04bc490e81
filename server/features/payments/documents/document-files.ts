import { type FileRules, fileRules } from '#server/files/file-rules.ts';
import { paperFiles, parseOwnerId, receiptFiles } from './document-owner.rules.ts';
import { isOwnerVisible } from './documents.store.ts';

/** The papers of payments (N077). A user who may see the order or the request may read its papers. */
const rulesFor = (purpose: string): FileRules =>
  fileRules({
    purpose,
    types: ['image', 'pdf'],
    extensions: ['pdf', 'jpg', 'jpeg', 'png'],
    maxBytes: 10_000_000,
    scopes: ['page.payment-request'],
    async mayRead(db, viewer, ownerId) {
      const owner = parseOwnerId(ownerId);
      return owner !== null && (await isOwnerVisible(db, viewer, owner));
    },
  });

export const paymentFiles: readonly FileRules[] = [rulesFor(receiptFiles), rulesFor(paperFiles)];
