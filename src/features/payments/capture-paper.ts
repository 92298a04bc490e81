import { captureChange } from '#src/offline/outbox/capture-change.ts';

/** The owner of a paper: an order's payment or a payment request. */
export type PaperOwner = { orderNumber: string } | { externalId: string };

/** The proof of a payment (O082), or an additional paper (O083). */
export type PaperKind = 'receipt' | 'document';

/** The number of the order or request that a paper belongs to. */
const ownerNo = (owner: PaperOwner): string =>
  'orderNumber' in owner ? owner.orderNumber : owner.externalId;

/** The key that the papers of one owner share in the outbox. */
export const paperKey = (owner: PaperOwner): string =>
  `payment-papers/${'orderNumber' in owner ? 'order' : 'request'}/${ownerNo(owner)}`;

/** The drafts of the files that were picked: a file that is added by two presses is sent once. */
const drafts = new WeakMap<File, string>();

/** Keeps files on this device; they are sent as soon as there is a network. Errors: `captureChange`. */
export async function capturePapers(
  owner: PaperOwner,
  kind: PaperKind,
  files: readonly File[],
): Promise<void> {
  for (const file of files) {
    const draft = drafts.get(file) ?? crypto.randomUUID();
    drafts.set(file, draft);
    await captureChange({
      draft,
      operation: kind === 'receipt' ? 'UploadPayment' : 'UploadPaymentDoc',
      variables: { file: null, ...owner },
      keys: [paperKey(owner)],
      blobs: { file },
      note: { name: file.name, of: ownerNo(owner) },
    });
  }
}
