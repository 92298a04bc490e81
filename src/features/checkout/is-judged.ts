import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/**
 * Whether the server itself has looked at an order and refused it. Any other parked one may have
 * been placed: an answer may have got lost before.
 */
export function isJudged({ state, failure }: OutboxEntry): boolean {
  return state === 'parked' && failure?.field !== undefined;
}
