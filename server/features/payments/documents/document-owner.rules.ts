/** What papers are uploaded for: the proof of a payment, and further ones. */
export const receiptFiles = 'payments/receipt';
export const paperFiles = 'payments/document';

/** What a paper belongs to. */
export type DocumentOwner =
  | { kind: 'order'; orderNo: string }
  | { kind: 'request'; externalId: string };

/** The owner as stored files name it. */
export const ownerIdOf = (owner: DocumentOwner): string =>
  owner.kind === 'order' ? `order/${owner.orderNo}` : `request/${owner.externalId}`;

/** Reads what `ownerIdOf` wrote; null for anything else. */
export function parseOwnerId(ownerId: string): DocumentOwner | null {
  const [, kind, no = ''] = /^(order|request)\/(.+)$/s.exec(ownerId) ?? [];
  if (kind === 'order') return { kind, orderNo: no };
  return kind === 'request' ? { kind, externalId: no } : null;
}
