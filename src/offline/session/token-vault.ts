import { tabScope } from '#src/lib/device/tab-scope.ts';
import { openCopyStorage, reportCopyFailure } from '../copy-storage.ts';
import { againWhenShown } from '../suspended-page.ts';

/** The part of the answers of login, customer change and refresh that is kept. */
export interface Tokens {
  requestToken: string;
  refreshToken: string;
}

/** The part of a session that survives a reload: the user, and the token to get a new access token. */
export interface Session {
  refreshToken: string;
  /** The user entity of GET /user. */
  user: unknown;
}

/** A session as stored, with a counter that tells two writers who was first. */
export interface StoredSession extends Session {
  generation: number;
}

interface Sealed {
  generation: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const store = 'vault';

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Opened for each use and closed again: used rarely, and an open connection is what iOS loses.
 * Plain IndexedDB, because the login must not load a database library.
 */
function inVault<T>(
  mode: IDBTransactionMode,
  work: (vault: IDBObjectStore) => Promise<T>,
  scope = tabScope,
  storage = indexedDB,
): Promise<T> {
  return againWhenShown(() => inOpenedVault(mode, work, scope, storage));
}

async function inOpenedVault<T>(
  mode: IDBTransactionMode,
  work: (vault: IDBObjectStore) => Promise<T>,
  scope: string,
  storage: IDBFactory,
): Promise<T> {
  const opening = storage.open(`pannier-session${scope}`, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const db = await asPromise(opening);
  try {
    const transaction = db.transaction(store, mode, { durability: 'strict' });
    const ended = new Promise<unknown>((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    ended.catch(() => undefined);
    const result = await work(transaction.objectStore(store));
    await ended;
    return result;
  } finally {
    db.close();
  }
}

const rowNames = ['key', 'session', 'generation'] as const;

const readRows = (vault: IDBObjectStore): Promise<unknown[]> =>
  Promise.all(rowNames.map((name) => asPromise(vault.get(name))));

async function writeRows(vault: IDBObjectStore, rows: readonly unknown[]): Promise<void> {
  for (const [nth, name] of rowNames.entries())
    await (rows[nth] === undefined
      ? asPromise(vault.delete(name))
      : asPromise(vault.put(rows[nth], name)));
}

const readGeneration = (vault: IDBObjectStore) =>
  asPromise(vault.get('generation')) as Promise<number | undefined>;

/** Works with the copy of the vault (decision 047), where there is one. A copy that fails disturbs nothing. */
async function withCopy(work: (storage: IDBFactory) => Promise<void>): Promise<void> {
  try {
    const storage = await openCopyStorage();
    if (storage) await work(storage as IDBFactory);
  } catch (error) {
    reportCopyFailure(error);
  }
}

/** Writes the copy until it is that of the present session: another tab may have written both in between. */
const copyVault = () =>
  withCopy(async (storage) => {
    let rows: unknown[];
    do {
      rows = await inVault('readonly', readRows);
      const read = rows;
      await inVault('readwrite', (vault) => writeRows(vault, read), tabScope, storage);
    } while ((await inVault('readonly', readGeneration)) !== rows[2]);
  });

/** Takes over the copy when the browser has lost the vault: without a generation there has never been a session in it. */
async function restoreVault(): Promise<void> {
  if ((await inVault('readonly', readGeneration)) !== undefined) return;
  await withCopy(async (storage) => {
    const rows = await inVault('readonly', readRows, tabScope, storage);
    if (rows[2] === undefined) return;
    await inVault('readwrite', async (vault) => {
      if ((await readGeneration(vault)) === undefined) await writeRows(vault, rows);
    });
  });
}

/** The key never leaves the browser: it can be used here but not read, not even by us. */
async function sealingKey(scope = tabScope): Promise<CryptoKey> {
  const known = await inVault('readonly', (vault) => asPromise(vault.get('key')), scope);
  if (known) return known as CryptoKey;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return await inVault(
    'readwrite',
    async (vault) => {
      const other = await asPromise(vault.get('key'));
      if (other) return other as CryptoKey;
      await asPromise(vault.put(made, 'key'));
      return made;
    },
    scope,
  );
}

/** Returns the stored session; null when no user is logged in or it can no longer be decrypted. */
export async function readSession(): Promise<StoredSession | null> {
  const readSealed = () =>
    inVault('readonly', (vault) => asPromise(vault.get('session'))) as Promise<Sealed | undefined>;
  let sealed = await readSealed();
  if (!sealed) {
    await restoreVault();
    sealed = await readSealed();
  }
  if (!sealed) return null;
  const { generation, iv, data } = sealed;
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await sealingKey(), data);
    return { ...(JSON.parse(new TextDecoder().decode(plain)) as Session), generation };
  } catch {
    return null;
  }
}

/**
 * Stores a session, encrypted, unless it has changed since `expected`.
 * @param expected generation it follows; omit it to store in any case (login)
 * @param scope of the tab that it is for, where that is another one
 * @returns its generation, or null when another write was faster
 */
export async function writeSession(
  session: Session,
  expected?: number,
  scope = tabScope,
): Promise<number | null> {
  if (scope === tabScope) await restoreVault();
  const key = await sealingKey(scope);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(
    JSON.stringify({ refreshToken: session.refreshToken, user: session.user }),
  );
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  const written = await inVault(
    'readwrite',
    async (vault) => {
      const before = await readGeneration(vault);
      const known = await asPromise(vault.getKey('session'));
      if (expected !== undefined && (before !== expected || known === undefined)) return null;
      const generation = (before ?? 0) + 1;
      await asPromise(vault.put({ generation, iv, data } satisfies Sealed, 'session'));
      await asPromise(vault.put(generation, 'generation'));
      return generation;
    },
    scope,
  );
  if (written !== null && scope === tabScope) await copyVault();
  return written;
}

/** Forgets the session and its copy; with `expected` only when it is still that one. */
export async function eraseSession(expected?: number): Promise<boolean> {
  const erased = await inVault('readwrite', async (vault) => {
    const before = await readGeneration(vault);
    if (expected !== undefined && before !== expected) return false;
    await asPromise(vault.delete('session'));
    await asPromise(vault.put((before ?? 0) + 1, 'generation'));
    return true;
  });
  if (erased) await copyVault();
  return erased;
}
