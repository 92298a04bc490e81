// A browser may keep a page that the user leaves, for the way back (the back-forward cache). The kept page is suspended,
// and in WebKit its IndexedDB transactions stay open: transactions of other pages and of the service worker that need the
// same tables wait behind them, until the browser drops the page. Firefox and Chromium do not keep such a page, or end it.
// A worker of the page is suspended with it, and its transactions as well.
// Dexie closes its connections then, which does not end a transaction.
// So a page that is being kept aborts its transactions. They have stored nothing, and no one was told that they have.
// Work that was aborted runs again when the page is shown again; a page that never is counts as closed in the middle.

const open = new Set<IDBTransaction>();
const listeners = new Set<() => void>();
let suspensions = 0;
/** Settles when the page is shown; null while it is. */
let shown: Promise<void> | null = null;

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended, and its event is yet to come.
  }
}

function suspend(): void {
  suspensions += 1;
  shown = new Promise((resolve) => {
    const show = () => {
      shown = null;
      resolve();
    };
    addEventListener('pageshow', show, { once: true });
  });
  for (const transaction of open) abort(transaction);
  for (const listener of listeners) listener();
}

/** Calls back when the page is about to be suspended: what works in workers of the page has to end. */
export function onSuspended(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Call once at the start of the page, before its first transaction. Every transaction is seen, also those that Dexie
 * begins by itself when it opens a database.
 */
export function abortTransactionsWhenSuspended(): void {
  // A private window of some browsers has no IndexedDB.
  const connections = globalThis.IDBDatabase?.prototype as IDBDatabase | undefined;
  if (!connections) return;
  const begin = connections.transaction;
  connections.transaction = function (...args) {
    const transaction = begin.apply(this, args);
    open.add(transaction);
    for (const type of ['complete', 'abort'])
      transaction.addEventListener(type, () => open.delete(transaction));
    // Listeners still run between the event `pagehide` and the suspension.
    if (shown) abort(transaction);
    return transaction;
  };
  addEventListener('pagehide', (event: Event & { persisted?: boolean }) => {
    if (event.persisted) suspend();
  });
}

/**
 * Runs `work`, not before the page is shown, and again when it has failed because the page was suspended in the middle.
 * `work` must bear being run twice.
 */
export async function againWhenShown<T>(work: () => PromiseLike<T>): Promise<T> {
  if (shown) await shown;
  const before = suspensions;
  try {
    return await work();
  } catch (error) {
    if (suspensions === before) throw error;
    return await againWhenShown(work);
  }
}
