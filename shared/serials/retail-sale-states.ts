// The states of a retail sale (reading 34, N094, N095). A new sale waits for the ERP, is in a batch, and was taken
// or refused:
//   pending insert → processing insert → complete | failed insert
// A change or the deletion of a complete sale goes the same way:
//   complete → pending update → processing update → complete | failed update
// A failed one can be sent again. While a sale is in a batch, only the ERP's answer moves it. The exception is the
// erasure of its consumer, which waits for nothing: the sale is pending at once, and an answer to the batch comes late.

export const retailSaleStates = [
  'pending insert',
  'failed insert',
  'processing insert',
  'pending update',
  'failed update',
  'processing update',
  'complete',
] as const;
export type RetailSaleState = (typeof retailSaleStates)[number];

/** The filter of the list that takes every state; it is no state itself (C115). */
export const allStates = 'all';

/**
 * An event of a sale: a user `changed` or deleted it, or `resent` one that failed; the data of its consumer were
 * `erased`; the server `exported` it in a batch; the ERP `accepted` or `refused` it.
 */
export type RetailSaleEvent = 'changed' | 'resent' | 'erased' | 'exported' | 'accepted' | 'refused';

const transitions: Readonly<
  Record<RetailSaleState, Partial<Record<RetailSaleEvent, RetailSaleState>>>
> = {
  'pending insert': {
    changed: 'pending insert',
    erased: 'pending insert',
    exported: 'processing insert',
  },
  'processing insert': {
    accepted: 'complete',
    refused: 'failed insert',
    erased: 'pending update',
  },
  'failed insert': {
    changed: 'pending insert',
    resent: 'pending insert',
    erased: 'failed insert',
  },
  complete: { changed: 'pending update', erased: 'pending update' },
  'pending update': {
    changed: 'pending update',
    erased: 'pending update',
    exported: 'processing update',
  },
  'processing update': {
    accepted: 'complete',
    refused: 'failed update',
    erased: 'pending update',
  },
  'failed update': {
    changed: 'pending update',
    resent: 'pending update',
    erased: 'pending update',
  },
};

/** Returns the state after an event; null when the event does not fit the state. */
export function getNextState(
  state: RetailSaleState,
  event: RetailSaleEvent,
): RetailSaleState | null {
  return transitions[state][event] ?? null;
}

/** The types of a sale: to a consumer, or without one, for test rides, for rent or for the dealer (reading 31). */
export const retailSaleTypes = ['retail', 'nonRetail'] as const;
export type RetailSaleType = (typeof retailSaleTypes)[number];

/**
 * Decides what kind of sale a registration is, and where its consumer comes from (reading 32, N096).
 * @returns `account`: the consumer is that of the Polygon Bikes account of the frame
 */
export function readRegistration({
  useAccountData,
  customer,
}: {
  useAccountData: boolean;
  customer: object | null | undefined;
}): { type: RetailSaleType; consumer: 'account' | 'given' | 'none' } {
  if (useAccountData) return { type: 'retail', consumer: 'account' };
  return customer ? { type: 'retail', consumer: 'given' } : { type: 'nonRetail', consumer: 'none' };
}

/** The ways a bike was sold, as SaleTransmitB2B of veloconnect names them. */
export const salesChannels = ['RETAIL', 'ONLINE', 'LEASING', 'PARTNER'] as const;
export type SalesChannel = (typeof salesChannels)[number];
