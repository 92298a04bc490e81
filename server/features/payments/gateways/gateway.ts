// The protocol between the portal and a payment provider. The portal first stores a payment request and
// its key, and then calls `begin`. A provider answers the same key with the same payment, so after a crash
// or a lost answer `begin` is called again and never makes a second payment. The payer enters card and
// account numbers on the provider's page only; the portal gets a reference, a state, and at most a token
// with a masked display. The provider reports changes by signed events. They may arrive twice, late or in
// any order, or not at all. So the portal keeps each event id once, moves states only forward, and calls
// `lookUp` for requests whose events are missing.

/** The state of a payment at the provider. `returned` means that the payer's bank took a paid amount back. */
export type GatewayStatus = 'pending' | 'processing' | 'complete' | 'failed' | 'void' | 'returned';

/** The payment that the portal asks the provider to collect. */
export interface PaymentOrder {
  /** The idempotency key. Repeated calls with the same key make one payment. */
  key: string;
  /** The portal's number of the request. The provider repeats it in every answer and event. */
  externalId: string;
  /** The provider's name for the way to pay, such as `card`. */
  method: string;
  /** Minor units with `precision` decimals. */
  amount: number;
  currency: string;
  precision: number;
  /** The code and name of the paying customer, for the provider's page. */
  payer: { code: string; name: string };
  description: string;
  /** The page to which the payer returns after any outcome. A visit proves nothing about the payment. */
  returnUrl: string;
  /** True when the payer wants the provider to keep the way to pay for the next time. */
  save: boolean;
  /** The token of a saved way to pay; null to have the payer enter one. */
  token: string | null;
  /** The time after which the payer can no longer pay. */
  expiresAt: Date;
}

/** A way to pay that the provider keeps. `display` holds at most the last four digits. */
export interface SavedMethod {
  token: string;
  display: string;
  type: string;
}

/** A payment as the provider describes it. */
export interface GatewayPayment {
  /** The provider's own number. */
  reference: string;
  /** A second number by which later events may name the payment; null when there is none. */
  alias: string | null;
  /** Null in events that repeat only the reference. */
  externalId: string | null;
  status: GatewayStatus;
  /** The requested amount, or the received amount if it differs; minor units as in the order. */
  amount: number;
  currency: string;
  /** The code of the reason when the payment failed or was returned; null otherwise. */
  reason: string | null;
  /** The card or account that is charged, with at most the last four digits; null where this answer does not name it. */
  display: string | null;
  /** The page on which the payer continues; null when there is nothing to do. */
  redirectUrl: string | null;
  /** The account to transfer to; null for other ways to pay. */
  virtualAccountNo: string | null;
  expiresAt: Date | null;
}

/** A change of a payment that the provider reports without being asked. */
export interface GatewayEvent
  extends Omit<GatewayPayment, 'redirectUrl' | 'virtualAccountNo' | 'expiresAt'> {
  /** The id is unique at the provider. A repeated event has the same id. */
  id: string;
}

/** Returns the event that reports the present state of a payment. */
export function toEvent(id: string, payment: GatewayPayment): GatewayEvent {
  const { redirectUrl: _, virtualAccountNo: __, expiresAt: ___, ...state } = payment;
  return { id, ...state };
}

/** An HTTP request to the address for events. `body` holds the received bytes unchanged. */
export interface ReceivedEvents {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * A payment provider. Calls that change something take a key and may be repeated.
 * All methods @throws GatewayUnavailable when the provider does not answer. The outcome is then unknown.
 */
export interface PaymentGateway {
  /** The provider's name in host settings and in the address of its events. */
  readonly name: string;
  /**
   * Begins a payment, or finds the payment that was begun under the same key.
   * @throws GatewayRefused when the provider does not accept the order, or declines the saved way to pay
   */
  begin(order: PaymentOrder): Promise<GatewayPayment>;
  /** Returns the present state of a payment; null when the provider does not know the reference. */
  lookUp(reference: string): Promise<GatewayPayment | null>;
  /** Cancels an unpaid payment. @returns its new state, which may differ from `void` */
  cancel(reference: string): Promise<GatewayPayment | null>;
  /** Pays back a completed payment, wholly or in part; minor units. */
  refund(reference: string, amount: number, key: string): Promise<void>;
  /** Returns the way to pay that the provider keeps with the payer's consent; null when there is none. */
  save(reference: string): Promise<SavedMethod | null>;
  /** Deletes a saved way to pay at the provider. An unknown token is no error. */
  forget(token: string): Promise<void>;
  /** Reads the events of a request. @throws BadSignature unless the provider has signed it recently */
  events(received: ReceivedEvents, now: Date): GatewayEvent[];
}

/** The provider did not answer, or reported that it is unavailable. Retry with the same key. */
export class GatewayUnavailable extends Error {}

/** The provider has refused the call. A retry makes no difference. */
export class GatewayRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The payment provider refuses: ${code}`);
    this.code = code;
  }
}

/** The provider has not signed the request with the events, or has signed it too long ago. */
export class BadSignature extends Error {}
