// The states of a payment at the embedded provider:
//   pending → second_step → complete
//   pending → processing → complete (→ returned) or failed, by the clock
//   pending → failed (expired), void (cancelled)
// A refused number leaves the payment pending: the payer may enter another one.
import { dayMs } from '#shared/days.ts';
import type { GatewayPayment, GatewayStatus, PaymentOrder } from '../gateway.ts';
import type { Behavior } from './test-numbers.rules.ts';

/** An order as it is stored. */
export type AskedOrder = Omit<PaymentOrder, 'expiresAt'> & { expiresAt: string };

export type SandboxStatus = GatewayStatus | 'second_step';

/** A payment at the embedded provider; `token` is that of the way to pay which the payer lets it keep. */
export interface SandboxPayment {
  reference: string;
  asked: AskedOrder;
  status: SandboxStatus;
  /** What is to be paid, or what was transferred instead; minor units. */
  amount: number;
  reason: string | null;
  virtualAccountNo: string | null;
  nextStatus: GatewayStatus | null;
  nextAt: Date | null;
  behavior: Behavior | null;
  token: string | null;
}

/** What a step changes. */
export type Step = Partial<
  Pick<SandboxPayment, 'status' | 'amount' | 'reason' | 'nextStatus' | 'nextAt' | 'behavior'>
>;

/** Days until a bank settles a debit, returns it unpaid, or takes it back after it was settled. */
export const days = { review: 1, settle: 3, return: 4, lateReturn: 10 } as const;

/** Nothing more is due. */
const over = { nextStatus: null, nextAt: null } as const;

const inDays = (now: Date, count: number) => new Date(now.getTime() + count * dayMs);

/** What happens when the payer confirms a way to pay. */
export function stepOfPaying(behavior: Behavior, now: Date): Step {
  const later = (nextStatus: GatewayStatus, count: number): Step => ({
    ...{ status: 'processing', reason: null, behavior, nextStatus, nextAt: inDays(now, count) },
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

/** What happens when the payer answers the question of the card's bank. */
export function stepOfConfirming(confirmed: boolean): Step {
  return confirmed
    ? { status: 'complete', reason: null, ...over }
    : { status: 'pending', reason: 'SECOND_STEP_REFUSED', behavior: null };
}

/** What happens when this much is transferred to the virtual account. */
export function stepOfTransfer(amount: number): Step {
  return { status: 'complete', amount, reason: null, ...over };
}

/** What happens when the payer or the portal gives the payment up. */
export function stepOfCancelling({ status }: SandboxPayment): Step {
  const isOpen = status === 'pending' || status === 'second_step';
  return isOpen ? { status: 'void', ...over } : {};
}

/** What the clock does with a payment that is due. */
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

/** The payment as the portal is told about it. @param page the address of the page to continue on */
export function toGatewayPayment(payment: SandboxPayment, page: string): GatewayPayment {
  const { asked, status, reason, virtualAccountNo } = payment;
  const isOpen = status === 'pending' || status === 'second_step';
  return {
    ...{ reference: payment.reference, alias: null, externalId: asked.externalId },
    ...{ amount: payment.amount, currency: asked.currency, virtualAccountNo },
    status: status === 'second_step' ? 'pending' : status,
    // A refused number is for the page to say: the payment can still be made.
    reason: isOpen ? null : reason,
    redirectUrl: isOpen ? page : null,
    expiresAt: new Date(asked.expiresAt),
  };
}
