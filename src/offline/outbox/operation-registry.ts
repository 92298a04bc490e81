import type { TypedDocumentString } from '#src/graphql/generated/graphql.ts';
import type { UserDatabase } from '../database.ts';
import type { SentDocument } from '../sync/graphql-body.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** The purpose of all files of an operation, or of each by its path in the variables: `input.photo1`. */
export type FilePurpose = string | Readonly<Record<string, string>>;

/**
 * The rules of an operation that may be sent later. The functions that take the database run inside the
 * transaction that moves the entry, over all tables.
 */
export interface OperationRules<V = unknown> {
  document: SentDocument<unknown, V>;
  /** Version of the shape of the variables, counted up whenever `upgrade` must act. */
  version: number;
  /** The purpose of its uploads in the server's FileRules; needed for entries with blobs. */
  purpose?: FilePurpose;
  /**
   * Set for an operation whose variables name the customer or the records it is for, as the server's
   * `once` has it. Its entries carry no customer and are sent whichever customer is active.
   */
  customer?: 'in arguments';
  /** Variables with personal data, which lie in the outbox encrypted. */
  sealed?: readonly string[];
  /** Brings variables captured by an older app into today's shape. */
  upgrade?(variables: unknown, fromVersion: number): V;
  /** The change made to the device's own data at the moment of capture. */
  apply?(db: UserDatabase, entry: OutboxEntry): Promise<void>;
  /** Called when the server has it, with the answer's root field. */
  done?(db: UserDatabase, entry: OutboxEntry, answer: unknown): Promise<void>;
  /** Called when a person gives the entry up: takes the change on the device back. */
  undo?(db: UserDatabase, entry: OutboxEntry): Promise<void>;
  /** Changes with the same keys overwrite each other, so a later one may replace an earlier one. */
  overwrites?: boolean;
}

/** Asks the server as the viewer; throws what `sendDocument` throws. */
export type RunQuery = <R, V>(document: TypedDocumentString<R, V>, variables: V) => Promise<R>;

/** Data of the server the device keeps in step for a customer. */
export interface Pull<A = unknown> {
  /** Without this permission it is not asked for. */
  scope: string;
  /** Asks the server; may first look at what the device has of this customer. */
  load(query: RunQuery, db: UserDatabase, customer: string): Promise<A>;
  /** Runs inside a transaction; must apply all pending entries to the answer. */
  apply(db: UserDatabase, customer: string, answer: A): Promise<void>;
}

const operations = new Map<string, OperationRules>();
const pulls = new Map<string, Pull>();

/** Called at each registration. */
const listeners = new Set<() => void>();
const longestWaitMs = 10_000;

export function registerOperation<V>(name: string, rules: OperationRules<V>): void {
  operations.set(name, rules as OperationRules);
  for (const listener of [...listeners]) listener();
}

/**
 * Waits for an operation to be registered, ten seconds at most: the code of the features' operations comes behind the
 * page, and a change may be captured before.
 */
export async function whenRegistered(name: string): Promise<void> {
  if (operations.has(name)) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      listeners.delete(look);
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (operations.has(name)) end();
    };
    const timer = setTimeout(end, longestWaitMs);
    listeners.add(look);
  });
}

/** Undefined for an operation of a newer app: its entries wait until that app is back. */
export function operationRules(name: string): OperationRules | undefined {
  return operations.get(name);
}

export function registeredOperations(): [name: string, rules: OperationRules][] {
  return [...operations];
}

export function registerPull<A>(name: string, pull: Pull<A>): void {
  pulls.set(name, pull as Pull);
}

export function registeredPulls(): Pull[] {
  return [...pulls.values()];
}
