import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import '#src/offline/testing/plain-operations.ts';
import { databaseName, openDatabase } from '#src/offline/database.ts';
import { enqueue } from '#src/offline/outbox/enqueue.ts';
import { operationRules } from '#src/offline/outbox/operation-registry.ts';
import type { NewEntry, OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { pendingEntries } from '#src/offline/outbox/outbox-store.ts';
import { sealVariables } from '#src/offline/outbox/sealed-variables.ts';
import { readClaims } from '#src/offline/session/token-claims.ts';
import { runSync, type SyncResult } from '#src/offline/sync/run-sync.ts';
import { FakeLocks } from '#src/offline/testing/fake-locks.ts';
import { never } from '#src/offline/testing/life.ts';
import type { Viewer } from '#src/offline/viewer.ts';

/** The app's outbox on a device, which sends to a real server. */
export interface SendingDevice {
  /** Keeps changes for a customer as the app does. */
  capture(customer: string, ...changes: NewEntry[]): Promise<void>;
  /** Sends everything that waits, also changes that have failed. */
  sync(): Promise<SyncResult>;
  pending(): Promise<OutboxEntry[]>;
  close(): void;
}

/**
 * Opens the outbox of a new device.
 * @param fetch takes the app's paths, such as `/graphql`
 * @param token the access token of its user
 */
export function openSendingDevice(fetch: typeof globalThis.fetch, token: string): SendingDevice {
  const userId = readClaims(token)?.userId;
  if (userId === undefined) throw new Error('The token has no user');
  const host = 'localhost';
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const db = openDatabase(databaseName(host, userId), storage);
  const locks = new FakeLocks().forTab(never());
  const transport = {
    fetch,
    readClaims,
    locale: () => 'en-us',
    accessToken: async () => token,
    refreshAccessToken: async () => token,
  };
  const deps = { db, userId, transport, locks, now: Date.now, random: Math.random };
  return {
    async capture(customer, ...changes) {
      const viewer: Viewer = { host, userId, customer, sorg: '2000' };
      const sealed: NewEntry[] = [];
      for (const change of changes) {
        const names = operationRules(change.operation)?.sealed ?? [];
        sealed.push(await sealVariables(db, change, names));
      }
      await enqueue(db, viewer, sealed);
    },
    sync: () => runSync(deps, { wake: true }),
    pending: () => pendingEntries(db),
    close: () => db.close(),
  };
}
