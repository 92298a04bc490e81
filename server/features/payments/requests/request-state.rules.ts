// The states of a payment request (C101 to C105):
//   pending → on processing → complete | failed | void, and every state but the last three may be skipped.
// A report of the provider, a bank statement or the ERP moves a request forward or not at all, so that
// reports may arrive repeatedly and in any order. A report that does not fit is held for staff: another
// amount or currency, money for a request that is over, and money that the bank has taken back.
import type { GatewayStatus } from '../gateways/gateway.ts';

export const requestStatuses = ['complete', 'pending', 'failed', 'void', 'on processing'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The reason for which staff must look at a request. */
export type Held = 'amount' | 'currency' | 'late' | 'returned';

/** The request before a report is applied. */
export interface ReportedRequest {
  status: RequestStatus;
  amount: number;
  currency: string;
  gatewayReference: string | null;
  gatewayAlias: string | null;
  isVoidRequested: boolean;
  /** Whether the time to pay is over. */
  isExpired: boolean;
}

/** A report about a request. `reference` is null when the report does not come from a provider. */
export interface Report {
  reference: string | null;
  status: GatewayStatus;
  amount: number;
  currency: string;
  reason: string | null;
  /** The masked card or account that is charged; left out where the report does not name it. */
  display?: string | null;
}

/** The effect of a report on a request. */
export type Decision =
  | { outcome: 'ignored' }
  /** An attempt to pay was declined. The request stays pending, because the payer may try again. */
  | { outcome: 'declined'; status: RequestStatus; reason: string }
  | { outcome: 'moved'; status: RequestStatus; reason: string | null }
  /** Staff decide. A wrong amount or currency puts the request on processing, so its items stay covered. */
  | { outcome: 'held'; held: Held; status: RequestStatus };

const rank: Record<RequestStatus, number> = {
  pending: 0,
  'on processing': 1,
  complete: 2,
  failed: 2,
  void: 2,
};

const meant: Record<GatewayStatus, RequestStatus> = {
  pending: 'pending',
  processing: 'on processing',
  complete: 'complete',
  failed: 'failed',
  void: 'void',
  returned: 'failed',
};

/** Returns whether a request is over, so that no report moves it any more. */
export const isOver = (status: RequestStatus): boolean => rank[status] === 2;

/** Decides the effect of a report on a request. */
export function decideReport(request: ReportedRequest, report: Report): Decision {
  const ignored = { outcome: 'ignored' } as const;
  const { status } = request;
  // Some providers number each attempt anew, so the reference of a declined one may be unknown. It ends nothing.
  if (report.status === 'pending' && status === 'pending' && report.reason)
    return { outcome: 'declined', status, reason: report.reason };
  if (!isAbout(request, report)) return ignored;
  if (report.status === 'returned' && status === 'complete')
    return { outcome: 'held', held: 'returned', status };
  const target = meant[report.status];
  if (isOver(status)) {
    const isLate = target === 'complete' && status !== 'complete';
    return isLate ? { outcome: 'held', held: 'late', status } : ignored;
  }
  if (target === 'complete') {
    if (report.currency !== request.currency)
      return { outcome: 'held', held: 'currency', status: 'on processing' };
    if (report.amount !== request.amount)
      return { outcome: 'held', held: 'amount', status: 'on processing' };
  }
  if (rank[target] <= rank[status]) return ignored;
  // The poll cancels what was not paid in time, and the provider's event may be faster than its answer (N082).
  if (target === 'void' && request.isExpired && !request.isVoidRequested)
    return { outcome: 'moved', status: 'failed', reason: 'EXPIRED' };
  const given = target === 'failed' && request.isVoidRequested ? 'void' : target;
  return { outcome: 'moved', status: given, reason: given === 'void' ? null : report.reason };
}

/**
 * Returns whether a report is about the request's present payment at the provider. An attempt that another
 * one has replaced must not end the request. Before the provider's first answer is known, a report of success
 * or progress counts, and failures are left to `lookUp`.
 */
function isAbout(
  { gatewayReference, gatewayAlias }: ReportedRequest,
  { reference, status }: Report,
): boolean {
  if (reference === null) return true;
  if (gatewayReference === null) return status === 'complete' || status === 'processing';
  return reference === gatewayReference || reference === gatewayAlias;
}
