import type { ClaimStatus, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import {
  type Capability,
  type ClaimCategory,
  listNextStatuses,
  needsReason,
  type StatusRow,
} from '#shared/claims/claim-states.rules.ts';
import type { ClaimRow } from '../records/claim.store.ts';
import type { StatusChange } from './status.store.ts';

/** The requested change. */
export interface AskedChange {
  status: string;
  from: string | null;
  reason: string;
  approvedQty: number | null;
  isNotAWarranty: boolean;
  photos: readonly string[];
}

/** The data that changes are checked with. */
export interface StatusRules {
  statuses: readonly (StatusRow & { active: boolean })[];
  capabilities: readonly Capability[];
}

const decided: readonly ClaimCategory[] = ['approved', 'rejected', 'closed'];

/** Returns the change of one claim, or why it cannot be made (B219, B220, reading 99). */
export function findChange(
  row: ClaimRow,
  asked: AskedChange,
  { statuses, capabilities }: StatusRules,
): { change: StatusChange; to: ClaimCategory } | { userErrors: UserError[] } {
  const { status, from, reason, isNotAWarranty } = asked;
  const refuse = (field: string, code: string, message: string) => ({
    userErrors: [userError(field, code, message)],
  });
  const target = statuses.find(({ id, active }) => id === status && active);
  if (!target) return refuse('status', 'UNKNOWN_STATUS', 'There is no such status');
  if (from !== null && from !== row.status.id)
    return refuse('from', 'STATUS_CHANGED', 'Somebody else has changed the status meanwhile');
  if (!isNext(row, target, { statuses, capabilities }))
    return refuse('status', 'NOT_ALLOWED_STATUS', 'The claim cannot get this status');
  const to = target.category;
  if (isNotAWarranty && !decided.includes(to))
    return refuse('isNotAWarranty', 'NOT_ALLOWED_STATUS', 'Only a decision says so');
  if (asked.photos.length > 0 && !isAnswer(row.status, to))
    return refuse('photos', 'NOT_ALLOWED_STATUS', 'Only an answer has photos');
  const qty = asked.approvedQty;
  if (qty !== null && (to !== 'approved' || qty < 1 || qty > row.qty))
    return refuse('approvedQty', 'BAD_QUANTITY', 'The quantity is out of bounds');
  const approvedQty = qty === row.qty ? null : qty;
  const facts = { from: row.status.category, to, qty: row.qty, approvedQty, isNotAWarranty };
  if (reason === '' && needsReason(facts))
    return refuse('reason', 'REASON_REQUIRED', 'A reason is needed');
  const change = { id: row.id, from: row.status.id, to: status, reason, approvedQty };
  return { change: { ...change, isNotAWarranty }, to };
}

const isAnswer = ({ category }: ClaimStatus, to: ClaimCategory) =>
  category === 'waiting' && to === 'open';

/** Whether a draft is sent by it, so that it needs its checks and a number. */
export const isSending = ({ status }: ClaimRow, to: ClaimCategory): boolean =>
  status.category === 'draft' && to !== 'withdrawn' && to !== 'draft';

function isNext(
  { status, productCategory, custCategory, isOwn }: ClaimRow,
  target: StatusRow,
  { statuses, capabilities }: StatusRules,
): boolean {
  const known = statuses.filter(({ id, active }) => active || id === status.id);
  const facts = { statusId: status.id, productCategory, custCategory, isOwn };
  return listNextStatuses(facts, known, capabilities).some(({ id }) => id === target.id);
}
