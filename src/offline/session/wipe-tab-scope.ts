import { tabScope } from '#src/lib/device/tab-scope.ts';
import { wipeUserData } from '../database.ts';
import { wipeDocuments } from '../documents/document-database.ts';
import type { Viewer } from '../viewer.ts';
import { clearSession } from './session-tokens.ts';

/** Deletes everything that this tab has stored while an administrator viewed as a user. */
export async function wipeTabScope(viewer: Viewer | null): Promise<void> {
  if (!tabScope) throw new Error('This tab shows the own portal of a user');
  await clearSession();
  if (viewer) {
    await wipeUserData(viewer.host, viewer.userId);
    await wipeDocuments(viewer);
  }
  await deleteScope(tabScope);
}

/** The name of a tab for a view that begins now. */
export const newTabName = (now = Date.now()): string =>
  `view-as-${now.toString(36)}-${crypto.randomUUID()}`;

/** Longer than a view lasts, in milliseconds. */
const longestMs = 40 * 60_000;

/** Deletes what views have left behind whose tabs were closed before they ended. */
export async function wipeOldScopes(now = Date.now()): Promise<void> {
  const names = [...(await listDatabases()), ...Object.keys(localStorage)];
  const scopes = new Set(names.flatMap((name) => /\|view-as-\w+-[\w-]{36}/.exec(name) ?? []));
  for (const scope of scopes) {
    const begun = Number.parseInt(scope.slice('|view-as-'.length), 36);
    if (now - begun > longestMs) await deleteScope(scope);
  }
}

/** A database that another tab has open is deleted when that is closed. */
async function deleteScope(scope: string): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (key.endsWith(scope)) localStorage.removeItem(key);
  // Browsers that cannot list databases know no other name of the vault.
  const names = new Set([...(await listDatabases()), `pannier-session${scope}`]);
  await Promise.all([...names].filter((name) => name.includes(scope)).map(deleteDatabase));
}

async function listDatabases(): Promise<string[]> {
  const found = 'databases' in indexedDB ? await indexedDB.databases() : [];
  return found.flatMap(({ name }) => name ?? []);
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
