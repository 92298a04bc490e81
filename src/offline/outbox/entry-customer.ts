import { operationRules } from './operation-registry.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/**
 * Whether an entry is sent whichever customer is active, or none. An entry that an older app captured with
 * a customer keeps it and waits for that customer.
 */
export function isForAnyCustomer({ customer, operation }: OutboxEntry): boolean {
  return customer === null && operationRules(operation)?.customer === 'in arguments';
}

/**
 * The unified code of the customer an entry is for: its own, or the variable `customer` of an operation
 * that names its customer itself. Null when neither is there, as for an operation that names records.
 */
export function customerOfEntry(entry: OutboxEntry): string | null {
  if (!isForAnyCustomer(entry)) return entry.customer;
  const { customer } = entry.variables as { customer?: unknown };
  return typeof customer === 'string' ? customer : null;
}

/**
 * Says which choice an entry waits for before it is sent: its `customer`, or `none` where it was captured without one.
 * Null when it is sent now, and when its operation is not known on this page: then nothing can be said.
 * @param active the unified code of the active customer
 */
export function choiceToWaitFor(
  entry: OutboxEntry,
  active: string | null,
): 'customer' | 'none' | null {
  if (!operationRules(entry.operation) || isForAnyCustomer(entry)) return null;
  if (entry.customer === active) return null;
  return entry.customer === null ? 'none' : 'customer';
}
