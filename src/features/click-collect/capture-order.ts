import type {
  ClickCollectMarkName,
  ClickCollectStatusName,
} from '#shared/click-collect/statuses.ts';
import { captureReplacing, readWaitingEntry } from '#src/offline/outbox/waiting-entry.ts';
import type { ShownOrder } from './click-collect.queries.ts';
import { orderKey } from './use-waiting-orders.ts';

const operation = 'ClickCollectUpdateStatus';

/** A change of the status as it was entered. */
export interface EnteredStatus {
  status: ClickCollectStatusName;
  /** The marks of all lines, at the submit. */
  marks?: ReadonlyMap<string, ClickCollectMarkName>;
  /** Of the consumer, and what was scanned, at the hand-over. */
  code?: string;
  serials?: readonly { id: string; serial: string }[];
}

/**
 * Keeps a change of the status on this device; it is sent as soon as there is a network.
 * @param replaces the id of the refused entry in whose place it comes
 * @throws what the device throws
 */
export async function captureStatus(
  { id, orderNumber, status: from }: ShownOrder,
  { status, marks, code, serials = [] }: EnteredStatus,
  replaces: string | null,
  capture?: { draft: string; enteredSince: number },
): Promise<void> {
  const change = {
    ...capture,
    operation,
    variables: {
      orderId: id,
      status,
      from,
      ...(marks && { items: [...marks].map(([item, mark]) => ({ id: item, mark })) }),
      ...(code && { code }),
      ...(serials.length > 0 && { serials }),
    },
    keys: [orderKey(id)],
    note: { id, orderNumber, status },
  };
  await captureReplacing(change, replaces);
}

/** Sends a hand-over again whose warnings the user has confirmed. @throws what the device throws */
export async function confirmHandOver(id: string, confirmed: readonly string[]): Promise<void> {
  const found = await readWaitingEntry(id, [operation]);
  if (!found) return;
  const { keys, note } = found.entry;
  await captureReplacing(
    { operation, variables: { ...found.variables, confirmed }, keys, note },
    id,
  );
}
