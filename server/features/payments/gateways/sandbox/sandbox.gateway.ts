import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import {
  type GatewayEvent,
  type GatewayPayment,
  GatewayRefused,
  type PaymentGateway,
  type PaymentOrder,
  toEvent,
} from '../gateway.ts';
import { parseEventBody, verifyBody } from '../signature.ts';
import {
  type SandboxPayment,
  type Step,
  stepOfCancelling,
  stepOfClock,
  stepOfPaying,
  toGatewayPayment,
} from './sandbox.rules.ts';
import {
  deleteToken,
  duePayments,
  findByKey,
  findPayment,
  findToken,
  insertEvent,
  insertPayment,
  insertRefund,
  lockPayment,
  updatePayment,
} from './sandbox.store.ts';

/** The header with the signature of the events. */
export const signatureHeader = 'pannier-signature';
export const eventQueue = 'payment-sandbox-events';

/** The ways to pay of the embedded provider. */
const sandboxMethods = ['card', 'ach', 'sepa', 'virtual_account'] as const;

/** The dependencies of the embedded provider. */
export interface SandboxParts {
  db: Db;
  jobs: Pick<Jobs, 'send'>;
  /** The origin of the provider's pages, which differs from the portal's. */
  origin: string;
  /** The key that signs the provider's events. */
  secret: Buffer;
}

/** The embedded provider: a small payment company in the process of the portal, for demos and tests. */
export function openSandbox(parts: SandboxParts): PaymentGateway {
  const { db, secret } = parts;
  return {
    name: 'sandbox',
    begin: (order) => begin(parts, order),
    async lookUp(reference) {
      const payment = await findPayment(db, reference);
      return payment && describePayment(parts, payment);
    },
    cancel: (reference) => changePayment(parts, reference, stepOfCancelling),
    refund: (reference, amount, key) => refund(parts, reference, amount, key),
    async save(reference) {
      const token = (await findPayment(db, reference))?.token;
      const kept = token ? await findToken(db, token) : null;
      return kept && { token: kept.token, display: kept.display, type: kept.type };
    },
    forget: (token) => deleteToken(db, token),
    events(received, now) {
      verifyBody(received, { header: signatureHeader, secret, now });
      return [parseEventBody(received.body) as GatewayEvent];
    },
  };
}

async function begin(parts: SandboxParts, order: PaymentOrder): Promise<GatewayPayment> {
  const { method, amount, token } = order;
  if (!sandboxMethods.some((known) => known === method)) throw new GatewayRefused('UNKNOWN_METHOD');
  if (!Number.isSafeInteger(amount) || amount < 1) throw new GatewayRefused('BAD_AMOUNT');
  const saved = token === null ? null : await findToken(parts.db, token);
  const payment: SandboxPayment = {
    reference: `sbx_${randomBytes(18).toString('base64url')}`,
    asked: { ...order, expiresAt: order.expiresAt.toISOString() },
    status: 'pending',
    amount,
    reason: null,
    behavior: null,
    token: null,
    display: null,
    virtualAccountNo: method === 'virtual_account' ? newAccountNo() : null,
    nextStatus: 'failed',
    nextAt: order.expiresAt,
  };
  const isNew = await transact(parts.db, (tx) => insertPayment(tx, payment));
  const found = isNew ? payment : await findByKey(parts.db, order.key);
  if (!found) throw new GatewayRefused('UNKNOWN_KEY');
  // A saved way to pay is charged at once. If it is refused, the payer enters another one.
  const paid =
    isNew && saved
      ? await changePayment(parts, found.reference, () => ({
          ...stepOfPaying(saved.behavior, new Date()),
          display: saved.display,
        }))
      : null;
  return paid ?? describePayment(parts, found);
}

/** Returns sixteen digits whose beginning no card number has. */
function newAccountNo(): string {
  return `88${String(randomInt(1e12)).padStart(12, '0')}${String(randomInt(100)).padStart(2, '0')}`;
}

/** Returns the address of the page on which the payer continues. */
export function toPageUrl({ origin }: Pick<SandboxParts, 'origin'>, reference: string): string {
  return `${origin}/sandbox-pay/${reference}`;
}

const describePayment = (parts: SandboxParts, payment: SandboxPayment): GatewayPayment =>
  toGatewayPayment(payment, toPageUrl(parts, payment.reference));

/**
 * Applies one step to a locked payment, and adds an event for the portal if the state has changed.
 * @param stepOf returns the step; it may write more in the same transaction and may give the payment a token
 * @returns null for an unknown reference
 */
export function changePayment(
  parts: SandboxParts,
  reference: string,
  stepOf: (
    payment: SandboxPayment,
    tx: Db,
  ) => (Step & { token?: string }) | Promise<Step & { token?: string }>,
): Promise<GatewayPayment | null> {
  return transact(parts.db, async (tx) => {
    const before = await lockPayment(tx, reference);
    if (!before) return null;
    const after: SandboxPayment = { ...before, ...(await stepOf(before, tx)) };
    await updatePayment(tx, after);
    const described = describePayment(parts, after);
    if (after.status !== before.status || (after.reason && after.reason !== before.reason)) {
      await insertEvent(tx, toEvent(`evt_${randomUUID()}`, described));
      await parts.jobs.send(eventQueue, {}, tx);
    }
    return described;
  });
}

async function refund(parts: SandboxParts, reference: string, amount: number, key: string) {
  await transact(parts.db, async (tx) => {
    const payment = await lockPayment(tx, reference);
    if (payment?.status !== 'complete') throw new GatewayRefused('NOT_PAID');
    if (!(await insertRefund(tx, { key, reference, amount })))
      throw new GatewayRefused('REFUND_TOO_LARGE');
  });
}

/** Applies the steps that are due. Debits are settled or returned, and payments expire. */
export async function runSandboxClock(parts: SandboxParts, now: Date): Promise<void> {
  for (;;) {
    const due = await duePayments(parts.db, now);
    if (due.length === 0) return;
    for (const reference of due)
      await changePayment(parts, reference, (payment) =>
        payment.nextAt && payment.nextAt <= now ? stepOfClock(payment, now) : {},
      );
  }
}
