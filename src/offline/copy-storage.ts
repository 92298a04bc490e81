import type { DexieOptions } from 'dexie';
import { tabScope } from '#src/lib/device/tab-scope.ts';

/** An `IDBFactory`, spelled so that Node's types know it as well. */
type CopyStorage = NonNullable<DexieOptions['indexedDB']>;

/** Storage buckets as Chromium defines them; the DOM types lack them. */
interface StorageBuckets {
  open(
    name: string,
    options: { durability: 'strict'; persisted: boolean },
  ): Promise<{ indexedDB: CopyStorage }>;
}

const storageBuckets = (): StorageBuckets | undefined =>
  (globalThis as { navigator?: { storageBuckets?: StorageBuckets } }).navigator?.storageBuckets;

/** Whether this tab keeps copies: an administrator's view of a user needs none (decision 047). */
export const hasCopyStorage = (): boolean => !tabScope && storageBuckets() !== undefined;

/**
 * Opens the IndexedDB for copies. Its files are apart from those of the other databases, so that the browser does not
 * lose both at once.
 * @returns null where the browser has no storage buckets
 */
export async function openCopyStorage(): Promise<CopyStorage | null> {
  if (!hasCopyStorage()) return null;
  const bucket = await storageBuckets()?.open('copy', { durability: 'strict', persisted: true });
  return bucket?.indexedDB ?? null;
}

/** A copy that fails disturbs nothing; the original has the data. */
export function reportCopyFailure(error: unknown): void {
  console.warn('The second copy on this device is out of date.', error);
}
