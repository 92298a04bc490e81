/** The part of the Web Locks API we use; tests bring their own. */
export interface Locks {
  request<T>(name: string, options: LockOptions, work: () => Promise<T>): Promise<T>;
}

/** At most one of the two. */
export interface LockOptions {
  /** Ends the waiting, not the work. */
  signal?: AbortSignal;
  /** Takes the lock from its holder: the holder's work continues, but its promise is rejected. */
  steal?: true;
}

/**
 * Runs `work` while no other tab or worker runs under the same name; waits for the lock. Where the browser
 * has no locks (an insecure page) it runs at once: every step under a lock is safe without it, only
 * slower.
 * @param options its signal ends the waiting, with its own reason
 */
export function exclusively<T>(
  name: string,
  work: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  return (navigator.locks as Locks | undefined)?.request(name, options, work) ?? work();
}
