/** A value outside React with its readers; fits `useSyncExternalStore`. */
export interface Store<Value> {
  getSnapshot: () => Value;
  /** Calls the listener after every change. @returns ends that */
  subscribe: (listener: () => void) => () => void;
  set: (next: Value) => void;
}

/** A store that holds one value, replaced as a whole. Setting the same value again calls nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      // A listener may add or remove others while it runs.
      for (const listener of [...listeners]) listener();
    },
  };
}
