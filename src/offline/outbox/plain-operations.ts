import type { UserDatabase } from '../database.ts';
import { withReopen } from '../reopen-database.ts';
import { type FilePurpose, operationRules, registerOperation } from './operation-registry.ts';

// Operations that need no code of their features: the variables go out as they were captured, and what
// the device shows is asked for again when the server has them. The page has their list from the build
// and leaves it in the user's database; the worker reads it there, so that it does not grow with them.

export interface PlainOperation {
  /** Of the document. */
  name: string;
  /** The document's hash, by which the server knows it. */
  hash: string;
  /** Version of the shape of the variables, see `OperationRules.version`. */
  version: number;
  /** The purposes of its uploads, see `OperationRules.purpose`. */
  purpose?: FilePurpose;
  /** The variables name the customer or the records, see `OperationRules.customer`. */
  customer?: 'in arguments';
  /** Variables with personal data, see `OperationRules.sealed`. */
  sealed?: readonly string[];
  /** Changes with the same keys overwrite each other. */
  overwrites?: boolean;
  /** First parts of the query keys whose answers are out of date once the server has it. */
  refreshes?: readonly string[];
}

/** The list of this page; empty in the worker. */
let ofThisApp: readonly PlainOperation[] = [];

const key = 'plain-operations';

function register(operations: readonly PlainOperation[]): void {
  for (const { name, hash, version, overwrites = false, ...rest } of operations) {
    const { purpose, customer, sealed } = rest;
    registerOperation(name, {
      document: { __meta__: { operation: name, hash } },
      version,
      ...(purpose && { purpose }),
      ...(customer && { customer }),
      ...(sealed && { sealed }),
      overwrites,
    });
  }
}

/** Makes the operations of this app known, in the page. */
export function registerPlainOperations(operations: readonly PlainOperation[]): void {
  ofThisApp = operations;
  register(operations);
}

/** Which queries a completed entry has made out of date. */
export function refreshedBy(operation: string): readonly string[] {
  return ofThisApp.find(({ name }) => name === operation)?.refreshes ?? [];
}

/** Leaves the page's list for the worker; writes only when it has changed. */
export async function keepPlainOperations(db: UserDatabase): Promise<void> {
  await withReopen(db, async () => {
    const kept = await db.syncState.get(key);
    if (JSON.stringify(kept?.operations) === JSON.stringify(ofThisApp)) return;
    await db.syncState.put({ key, operations: ofThisApp });
  });
}

/**
 * Makes known what the page has left, in the worker. Operations with code of their own stay as they
 * are; the page's list replaces what an older page has left.
 */
export async function loadPlainOperations(db: UserDatabase): Promise<void> {
  const kept = await withReopen(db, () => db.syncState.get(key));
  const operations = (kept?.operations ?? []) as readonly PlainOperation[];
  register(operations.filter(({ name }) => !operationRules(name) || loaded.has(name)));
  for (const { name } of operations) loaded.add(name);
}

/** Names that have come from a database. */
const loaded = new Set<string>();
