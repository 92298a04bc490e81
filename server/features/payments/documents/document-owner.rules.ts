/** The purposes of uploaded papers: the proof of a payment, and further papers. */
export const receiptFiles = 'payments/receipt';
export const paperFiles = 'payments/document';

/** The owner of a paper: an order or a payment request. */
export type DocumentOwner =
  | { kind: 'order'; orderNo: string }
  | { kind: 'request'; externalId: string };

/** Returns the owner's id in stored files. */
export const ownerIdOf = (owner: DocumentOwner): string =>
  owner.kind === 'order' ? `order/${owner.orderNo}` : `request/${owner.externalId}`;

/** Parses an id that `ownerIdOf` has made; null for any other text. */
export function parseOwnerId(ownerId: string): DocumentOwner | null {
  const [, kind, no = ''] = /^(order|request)\/(.+)$/s.exec(ownerId) ?? [];
  if (kind === 'order') return { kind, orderNo: no };
  return kind === 'request' ? { kind, externalId: no } : null;
}
