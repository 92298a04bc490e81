// The protocol between the portal and a payment provider. The portal first stores a payment request and
// its key, and then calls `begin`. A provider answers the same key with the same payment, so after a crash
// or a lost answer `begin` is called again and never makes a second payment. The payer enters card and
// account numbers on the provider's page only; the portal gets a reference, a state, and at most a token
// with a masked display. The provider reports changes by signed events. They may arrive twice, late or in
// any order, or not at all: the portal keeps each event id once, moves states only forward, and asks
// `lookUp` for requests whose events are missing.

/** Where a payment stands at the provider. `returned`: paid, and later taken back by the payer's bank. */
export type GatewayStatus = 'pending' | 'processing' | 'complete' | 'failed' | 'void' | 'returned';

/** What the provider is asked to collect. */
export interface PaymentOrder {
  /** The idempotency key: the same key is the same payment, however often it is sent. */
  key: string;
  /** Our number of the request, which the provider repeats in every answer and event. */
  externalId: string;
  /** The provider's name for the way to pay, such as `card`. */
  method: string;
  /** Minor units with `precision` decimals. */
  amount: number;
  currency: string;
  precision: number;
  /** Who pays, for the provider's page: the customer's code and name. */
  payer: { code: string; name: string };
  description: string;
  /** Where the payer returns, whatever the outcome; it proves nothing about the payment. */
  returnUrl: string;
  /** Whether the payer wants the provider to keep the way to pay for the next time. */
  save: boolean;
  /** The token of a saved way to pay; null to have the payer enter one. */
  token: string | null;
  /** After this the payer may not pay any more. */
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
  /** A second number by which later events may name the payment; null where there is none. */
  alias: string | null;
  /** Null in events that repeat only the reference. */
  externalId: string | null;
  status: GatewayStatus;
  /** Minor units as in the order: what was asked for, or what was received where that differs. */
  amount: number;
  currency: string;
  /** Why it failed or was returned, a code; null otherwise. */
  reason: string | null;
  /** The page on which the payer continues; null when there is nothing to do. */
  redirectUrl: string | null;
  /** The account to transfer to; null for other ways to pay. */
  virtualAccountNo: string | null;
  expiresAt: Date | null;
}

/** A change of a payment that the provider reports by itself. */
export interface GatewayEvent
  extends Omit<GatewayPayment, 'redirectUrl' | 'virtualAccountNo' | 'expiresAt'> {
  /** Unique at the provider; a repeated event has the same one. */
  id: string;
}

/** A request that arrived at the address for events; `body` is exactly what was received. */
export interface ReceivedEvents {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * A payment provider. Calls that change something take a key and may be repeated.
 * All methods @throws GatewayUnavailable when the provider does not answer: the outcome is unknown.
 */
export interface PaymentGateway {
  /** Its name in host settings and in the address of its events. */
  readonly name: string;
  /**
   * Begins a payment, or finds the one begun under the same key.
   * @throws GatewayRefused when the provider does not accept the order
   */
  begin(order: PaymentOrder): Promise<GatewayPayment>;
  /** Returns the present state of a payment; null when the provider does not know the reference. */
  lookUp(reference: string): Promise<GatewayPayment | null>;
  /** Cancels a payment that nobody has paid yet. @returns its state, which may be another than `void` */
  cancel(reference: string): Promise<GatewayPayment | null>;
  /** Pays back a completed payment, wholly or in part; minor units. */
  refund(reference: string, amount: number, key: string): Promise<void>;
  /** Returns the way to pay that the payer let the provider keep with this payment; null for none. */
  save(reference: string): Promise<SavedMethod | null>;
  /** Makes the provider forget a saved way to pay. Unknown tokens are forgotten already. */
  forget(token: string): Promise<void>;
  /** Reads the events of a request. @throws BadSignature unless the provider signed it lately */
  events(received: ReceivedEvents, now: Date): GatewayEvent[];
}

/** The provider did not answer, or answered that it cannot: ask again under the same key. */
export class GatewayUnavailable extends Error {}

/** The provider does not accept what it was asked; asking again makes no difference. */
export class GatewayRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The payment provider refuses: ${code}`);
    this.code = code;
  }
}

/** A request at the address for events that the provider has not signed, or signed too long ago. */
export class BadSignature extends Error {}
