/** Something that can be said by anybody and heard by whoever runs the outbox here. */
function signal(): [say: () => void, hear: (listener: () => void) => () => void] {
  const listeners = new Set<() => void>();
  return [
    () => {
      for (const listener of [...listeners]) listener();
    },
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  ];
}

/** `wantSync` says that there is something to send. */
export const [wantSync, onSyncWanted] = signal();
/** `networkSeen` says that a request has just been answered. */
export const [networkSeen, onNetworkSeen] = signal();
