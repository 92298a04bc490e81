import { tabScope } from '#src/lib/device/tab-scope.ts';
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
): Promise<T> {
  return againWhenShown(() => inOpenedVault(mode, work, scope));
}

async function inOpenedVault<T>(
  mode: IDBTransactionMode,
  work: (vault: IDBObjectStore) => Promise<T>,
  scope: string,
): Promise<T> {
  const opening = indexedDB.open(`pannier-session${scope}`, 1);
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
  const sealed = await inVault('readonly', (vault) => asPromise(vault.get('session')));
  if (!sealed) return null;
  const { generation, iv, data } = sealed as Sealed;
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
  const key = await sealingKey(scope);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(
    JSON.stringify({ refreshToken: session.refreshToken, user: session.user }),
  );
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return await inVault(
    'readwrite',
    async (vault) => {
      const before = (await asPromise(vault.get('generation'))) as number | undefined;
      const known = await asPromise(vault.getKey('session'));
      if (expected !== undefined && (before !== expected || known === undefined)) return null;
      const generation = (before ?? 0) + 1;
      await asPromise(vault.put({ generation, iv, data } satisfies Sealed, 'session'));
      await asPromise(vault.put(generation, 'generation'));
      return generation;
    },
    scope,
  );
}

/** Forgets the session; with `expected` only when it is still that one. */
export async function eraseSession(expected?: number): Promise<boolean> {
  return await inVault('readwrite', async (vault) => {
    const before = (await asPromise(vault.get('generation'))) as number | undefined;
    if (expected !== undefined && before !== expected) return false;
    await asPromise(vault.delete('session'));
    await asPromise(vault.put((before ?? 0) + 1, 'generation'));
    return true;
  });
}
