import type { DisputeReason } from '#shared/invoices/dispute.rules.ts';
import { captureChange, toBlobs } from '#src/offline/outbox/capture-change.ts';

/** A dispute as it was entered. */
export interface EnteredDispute {
  itemId: string;
  reason: DisputeReason;
  description: string;
  /** Minor units; null for none. */
  amount: number | null;
  files: readonly File[];
}

/** The key that the disputes of one item share in the outbox. */
export const disputeKey = (itemId: string): string => `invoice-dispute/${itemId}`;

/**
 * Keeps a dispute with its files on this device; it is sent as soon as there is a network.
 * @throws the errors of `captureChange`
 */
export async function captureDispute(
  invoiceNo: string,
  entered: EnteredDispute,
  draft: string,
  enteredSince: number,
): Promise<void> {
  const { files, ...input } = entered;
  await captureChange({
    draft,
    enteredSince,
    operation: 'CreateInvoiceDispute',
    // The server stores a dispute once under its id, whatever was sent again.
    variables: { input: { ...input, id: draft, files: files.map(() => null) } },
    keys: [disputeKey(input.itemId)],
    blobs: toBlobs('input.files', files),
    note: { invoiceNo, itemId: input.itemId, reason: input.reason },
  });
}
