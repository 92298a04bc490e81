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
