/** Tells its listeners that something has happened. */
export interface Signal {
  notify: () => void;
  /** Calls the listener each time. @returns ends that */
  subscribe: (listener: () => void) => () => void;
  hasListeners: () => boolean;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      // A listener may add or remove others while it runs.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}

/** A value outside React with its readers; fits `useSyncExternalStore`. */
export interface Store<Value> extends Pick<Signal, 'subscribe' | 'hasListeners'> {
  getSnapshot: () => Value;
  set: (next: Value) => void;
}

/** A store of one value, replaced as a whole. Setting the same value again notifies no listener. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const { notify, subscribe, hasListeners } = createSignal();
  return {
    getSnapshot: () => value,
    subscribe,
    hasListeners,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}
