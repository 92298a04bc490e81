import { createSignal } from '#src/lib/create-store.ts';

/** `wantSync` says that there is something to send. */
export const { notify: wantSync, subscribe: onSyncWanted } = createSignal();
/** `networkSeen` says that a request has just been answered. */
export const { notify: networkSeen, subscribe: onNetworkSeen } = createSignal();
