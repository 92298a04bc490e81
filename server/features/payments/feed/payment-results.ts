import type { Entry, FileRun, Row } from '#server/feeds/feed-file.ts';
import { type OrderPaymentChange, setOrderPayments } from '../documents/documents.store.ts';
import {
  isUndecided,
  type OrderPaymentStatus,
  orderPaymentStatus,
} from '../documents/order-payment.rules.ts';
import type { GatewayStatus } from '../gateways/gateway.ts';
import { applyReports, type ReportOf } from '../requests/apply-report.ts';
import { lockRequests } from '../requests/request.store.ts';
import type { RequestStatus } from '../requests/request-state.rules.ts';
import { findKnownResults } from './payment-results.store.ts';

/** Maps the states of the feed to states of a request and of an order's payment. */
const meanings: Record<
  RequestStatus,
  { request: GatewayStatus; order: Exclude<OrderPaymentStatus, ''> }
> = {
  pending: { request: 'pending', order: 'Waiting' },
  'on processing': { request: 'processing', order: 'Uploaded' },
  complete: { request: 'complete', order: 'Completed' },
  failed: { request: 'failed', order: 'Failed' },
  void: { request: 'void', order: 'Voided' },
};

interface Result {
  sorg: string;
  externalId: string;
  status: RequestStatus;
  /** Minor units; null means the requested amount. */
  amount: number | null;
  reason: string | null;
}

const resultOf = (row: Row): Result => ({
  sorg: String(row.sorg),
  externalId: String(row.external_id),
  status: row.status as RequestStatus,
  amount: (row.amount as number | null | undefined) ?? null,
  reason: (row.reason as string | null | undefined) ?? null,
});

const keyOf = ({ sorg, externalId }: Pick<Result, 'sorg' | 'externalId'>) =>
  `${sorg}\n${externalId}`;

/** Refuses rows that name neither a payment request nor an order. */
export async function knowPayments(batch: Entry[], { db, tell }: FileRun): Promise<void> {
  const named = batch.filter(({ row }) => row.sorg !== undefined && row.external_id !== undefined);
  const known = await findKnownResults(
    db,
    named.map(({ row }) => resultOf(row)),
  );
  for (const { line, row } of named)
    if (!known.has(keyOf(resultOf(row))))
      tell(
        line,
        'externalId',
        'UNKNOWN_REFERENCE',
        `there is no payment request and no order "${row.external_id}" in ${row.sorg}`,
      );
}

/** Moves requests and payments of orders to the states that the ERP reports. Finished ones do not change. */
export async function applyResults(rows: Row[], { db }: FileRun): Promise<void> {
  const results = rows.map(resultOf);
  const known = await findKnownResults(db, results);
  const orders: OrderPaymentChange[] = [];
  const ofRequests: Result[] = [];
  for (const result of results) {
    const found = known.get(keyOf(result));
    if (!found) continue;
    const { sorg, externalId: orderNo, status } = result;
    if (found.isRequest) ofRequests.push(result);
    else if (isUndecided(orderPaymentStatus({ ...found, status: found.paymentStatus })))
      orders.push({ sorg, orderNo, status: meanings[status].order });
  }
  await setOrderPayments(db, orders);
  await applyToRequests(db, ofRequests);
}

async function applyToRequests(db: FileRun['db'], results: readonly Result[]): Promise<void> {
  if (results.length === 0) return;
  const requests = await lockRequests(
    db,
    results.map(({ externalId }) => externalId),
  );
  const byId = new Map(requests.map((request) => [request.externalId, request]));
  const reports = results.flatMap(({ externalId, status, amount, reason }): ReportOf[] => {
    const request = byId.get(externalId);
    if (!request) return [];
    const { currency } = request;
    const asked = { reference: null, amount: amount ?? request.amount, currency, reason };
    return [{ externalId, report: { ...asked, status: meanings[status].request } }];
  });
  await applyReports(db, null, requests, reports, { source: 'feed' });
}
