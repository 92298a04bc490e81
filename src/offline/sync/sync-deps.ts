import type { UserDatabase } from '../database.ts';
import type { Locks } from '../lock/single-runner.ts';
import type { Transport } from './send-document.ts';

/** The dependencies of a sync run; tests bring their own. */
export interface SyncDeps {
  db: UserDatabase;
  /** The user of the database; the session may belong to another user by now. */
  userId: number;
  transport: Transport;
  now(): number;
  random(): number;
  locks?: Locks;
}
