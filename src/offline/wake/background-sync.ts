/** The tag of the worker's `sync` event. */
export const syncTag = 'pannier-outbox';

interface SyncRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * Asks the browser to wake the worker when the network is back, also with no tab open. Only a
 * hint: Firefox and Safari have none, and it may come minutes late.
 */
export async function askForWakeUp(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready;
    await (registration as SyncRegistration | undefined)?.sync?.register(syncTag);
  } catch {
    // Not allowed or not there: the window's own wakes do the work.
  }
}
