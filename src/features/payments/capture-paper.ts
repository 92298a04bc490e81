import { captureChange } from '#src/offline/outbox/capture-change.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The owner of a paper: an order's payment or a payment request. */
export type PaperOwner = { orderNumber: string } | { externalId: string };

/** The proof of a payment (O082), or an additional paper (O083). */
export type PaperKind = 'receipt' | 'document';

/** The number of the order or request that a paper belongs to. */
export const ownerNo = (owner: PaperOwner): string =>
  'orderNumber' in owner ? owner.orderNumber : owner.externalId;

/** The key that the papers of one owner share in the outbox. */
export const paperKey = (owner: PaperOwner): string =>
  `payment-papers/${'orderNumber' in owner ? 'order' : 'request'}/${ownerNo(owner)}`;

/** The entries of files that wait on this device until there is a network. */
export function paperEntries(
  owner: PaperOwner,
  kind: PaperKind,
  files: readonly File[],
): NewEntry[] {
  return files.map((file) => ({
    operation: kind === 'receipt' ? 'UploadPayment' : 'UploadPaymentDoc',
    variables: { file: null, ...owner },
    keys: [paperKey(owner)],
    blobs: { file },
    note: { name: file.name, of: ownerNo(owner) },
  }));
}

/** Keeps files on this device; they are sent as soon as there is a network. @throws what the device throws */
export async function capturePapers(...of: Parameters<typeof paperEntries>): Promise<void> {
  for (const entry of paperEntries(...of)) await captureChange(entry);
}
