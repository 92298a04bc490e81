import { toWaitingStates, useWaitingEntries } from '#src/crud/record/waiting-entries.ts';

/** The key that the changes of one order share in the outbox. */
export const orderKey = (id: string): string => `click-collect/${id}`;

/** The changes that the server does not have yet, of one order or of all. */
export const useWaitingOrders = (id = '') => useWaitingEntries(orderKey, id);

/** The change of an order that is not sent: one that waits, so that no other can be entered, or one that was refused. */
export function useUnsentChange(id: string) {
  const entries = useWaitingOrders(id);
  return {
    isWaiting: entries.some(({ state }) => state !== 'parked'),
    refused: entries.find(({ state }) => state === 'parked') ?? null,
  };
}

/** The states of orders with changes that are not sent, by their ids. */
export const useWaitingStates = () => toWaitingStates(useWaitingOrders());
