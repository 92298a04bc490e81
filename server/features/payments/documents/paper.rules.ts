import type { Viewer } from '#server/graphql/context.ts';
import type { PaymentPaper } from '#server/graphql/generated/types.ts';
import { readsOnly } from '#server/graphql/read-only.ts';
import { isOver, type RequestStatus } from '../requests/request-state.rules.ts';
import type { DocumentOwner } from './document-owner.rules.ts';
import { isUndecided, orderPaymentStatus, type StoredOrderPayment } from './order-payment.rules.ts';

/** Returns whether papers may be added and removed: until the payment is approved or over. */
export function takesDocuments({ kind }: DocumentOwner, owner: StoredOrderPayment): boolean {
  if (kind === 'order') return isUndecided(orderPaymentStatus(owner));
  return !isOver(owner.status as RequestStatus);
}

/** Returns whether a user may remove a paper of a payment that takes papers: their own, and as staff any (O084). */
export function mayDelete(
  { userId, scopes, areas }: Viewer,
  paper: { userId: number | null },
): boolean {
  if (!scopes.has('page.payment-request') || readsOnly(areas)) return false;
  return paper.userId === userId || scopes.has('page.orderlist');
}

/** A paper as it is stored, with the user who uploaded it; null for a user who was deleted. */
export type PaperRow = Omit<PaymentPaper, 'canDelete'> & { userId: number | null };

/** @param isOpen whether the payment takes papers */
export function toPaper(
  viewer: Viewer,
  { userId, ...paper }: PaperRow,
  isOpen: boolean,
): PaymentPaper {
  return { ...paper, canDelete: isOpen && mayDelete(viewer, { userId }) };
}
