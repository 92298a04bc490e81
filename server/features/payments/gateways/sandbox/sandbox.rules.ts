// The states of a payment at the embedded provider:
//   pending → second_step → complete
//   pending → processing → complete (→ returned) or failed, by the clock
//   pending → failed (expired), void (cancelled)
// A refused number leaves the payment pending, and the payer may enter another one.
import { dayMs } from '#shared/days.ts';
import type { GatewayPayment, GatewayStatus, PaymentOrder } from '../gateway.ts';
import type { Behavior } from './test-numbers.rules.ts';

/** An order as it is stored. */
export type AskedOrder = Omit<PaymentOrder, 'expiresAt'> & { expiresAt: string };

export type SandboxStatus = GatewayStatus | 'second_step';

/** A payment at the embedded provider. `token` names the way to pay that the payer lets the provider keep. */
export interface SandboxPayment {
  reference: string;
  asked: AskedOrder;
  status: SandboxStatus;
  /** The amount to pay, or the amount that was transferred instead; minor units. */
  amount: number;
  reason: string | null;
  virtualAccountNo: string | null;
  nextStatus: GatewayStatus | null;
  nextAt: Date | null;
  behavior: Behavior | null;
  token: string | null;
  /** The masked card or account that is charged. */
  display: string | null;
}

/** The changes of one step. */
export type Step = Partial<
  Pick<
    SandboxPayment,
    'status' | 'amount' | 'reason' | 'nextStatus' | 'nextAt' | 'behavior' | 'display'
  >
>;

/** Days until a bank settles a debit, returns it unpaid, or takes it back after the settlement. */
export const days = { review: 1, settle: 3, return: 4, lateReturn: 10 } as const;

/** Nothing more is due. */
const over = { nextStatus: null, nextAt: null } as const;

const inDays = (now: Date, count: number) => new Date(now.getTime() + count * dayMs);

/** Returns the step for a payer who confirms a way to pay. */
export function stepOfPaying(behavior: Behavior, now: Date): Step {
  const later = (nextStatus: GatewayStatus, count: number): Step => ({
    status: 'processing',
    reason: null,
    behavior,
    nextStatus,
    nextAt: inDays(now, count),
  });
  switch (behavior) {
    case 'pays':
      return { status: 'complete', reason: null, ...over };
    case 'declines':
      return { reason: 'DECLINED' };
    case 'no-funds':
      return { reason: 'INSUFFICIENT_FUNDS' };
    case 'second-step':
      return { status: 'second_step', reason: null, behavior };
    case 'reviewed':
      return later('complete', days.review);
    case 'settles':
    case 'returns-late':
      return later('complete', days.settle);
    case 'returns':
      return later('failed', days.return);
  }
}

/** Returns the step for a payer who confirms or refuses the second step of the card's bank. */
export function stepOfConfirming(confirmed: boolean): Step {
  return confirmed
    ? { status: 'complete', reason: null, ...over }
    : { status: 'pending', reason: 'SECOND_STEP_REFUSED', behavior: null };
}

/** Returns the step for a transfer to the virtual account; minor units. */
export function stepOfTransfer(amount: number): Step {
  return { status: 'complete', amount, reason: null, ...over };
}

/** Returns the step for a payment that the payer or the portal cancels. */
export function stepOfCancelling({ status }: SandboxPayment): Step {
  const isOpen = status === 'pending' || status === 'second_step';
  return isOpen ? { status: 'void', ...over } : {};
}

/** Returns the step that the clock makes with a due payment. */
export function stepOfClock({ status, nextStatus, behavior }: SandboxPayment, now: Date): Step {
  if (status === 'pending' || status === 'second_step')
    return { status: 'failed', reason: 'EXPIRED', ...over };
  const isReturnedLater = nextStatus === 'complete' && behavior === 'returns-late';
  return {
    ...(nextStatus && { status: nextStatus }),
    reason: nextStatus === 'failed' || nextStatus === 'returned' ? 'RETURNED' : null,
    nextStatus: isReturnedLater ? 'returned' : null,
    nextAt: isReturnedLater ? inDays(now, days.lateReturn - days.settle) : null,
  };
}

/** Converts a payment for the portal. @param page the address of the page on which the payer continues */
export function toGatewayPayment(payment: SandboxPayment, page: string): GatewayPayment {
  const { asked, status, reason, virtualAccountNo } = payment;
  const isOpen = status === 'pending' || status === 'second_step';
  return {
    reference: payment.reference,
    alias: null,
    externalId: asked.externalId,
    amount: payment.amount,
    currency: asked.currency,
    virtualAccountNo,
    status: status === 'second_step' ? 'pending' : status,
    // Of an open payment: why the last number was refused. The payment can still be made.
    reason,
    display: payment.display,
    redirectUrl: isOpen ? page : null,
    expiresAt: new Date(asked.expiresAt),
  };
}
