import type { TestApp } from './app.ts';

/** How a list is asked, and which selection of its answer tells its records apart. */
export interface ListCase {
  user: string;
  /** Arguments of every call; `$order` is replaced by the number of an order that waits for staff. */
  args?: string;
  /** The selection of a record, and of the answer above it. */
  rows: string;
  /** Arguments that each leave some of the records, and not all. */
  filters: string[];
  /** A user who sees none of the records. */
  stranger: string;
  /** The code that the stranger is refused with; without one the answer is a list. */
  refused?: string;
  /** Selects the value of a record in each column that the list can be sorted by, and nothing else. */
  sortedBy?: Record<string, string>;
}

/** Something that one user sees and others must not. */
export interface ForeignThing {
  /** A call that names it; the variable `no` is the number of an order of dealer1. */
  document: string;
  /** A word that only the thing holds. */
  holds: string;
  /** A user who sees it. */
  owner: string;
  /** Users who have the permission but must not see it. */
  strangers: string[];
  /** The code strangers are refused with; without one they are answered as if there were no such thing. */
  refused?: string;
}

/** The bodies that a test sends under one idempotency key. */
export interface OutboxBodies {
  body: object;
  /** A body that is different from `body` and just as valid. */
  other: object;
  /** A body that the server refuses. */
  bad: object;
  /** dealer2 is refused `other`, which names a thing of dealer1 or one that does not exist. */
  refusedToStranger?: boolean;
}

/** The records of a feature that belong to the customer that `kept` describes. */
export interface Canaries {
  /** Words and numbers that nothing else has, and that must not occur in any answer to a stranger. */
  values: string[];
  /** Creates the records that hold them. The features plant by name, one after the other. */
  plant(app: TestApp): Promise<void>;
}

/**
 * Creates a record as the user of a token.
 * @returns the record's version and the arguments that change it at a version, with parentheses
 */
export type VersionedRecord = (
  app: TestApp,
  token: string,
) => Promise<{ version: number; args(version: number): string }>;

/**
 * Describes the operations of a feature, by their names, for the tests that cover the whole schema. A feature
 * exports it as `contract` from `testing/<feature>.contract.ts`; the rows of its permissions are in its
 * `permissions.tsv`.
 */
export interface FeatureContract {
  /** Creates the records of dealer1 that `lists` and `foreignThings` read. */
  createRecords?(app: TestApp): Promise<void>;
  /** Every query that answers `info: PageInfo!`. */
  lists?: Record<string, ListCase>;
  /** Every query that takes arguments. */
  foreignThings?: Record<string, ForeignThing>;
  /** Every table with records of customers has one. */
  canaries?: Canaries;
  /** Arguments, with parentheses, that ask for the things of the customer that `kept` describes. */
  foreignQueries?: Record<string, string>;
  /** Arguments that change those, or the user's own where a mutation can name nothing else. Every mutation. */
  foreignMutations?: Record<string, string>;
  /** Mutations that only staff may send; the others are sent by the customer's dealer. */
  staffMutations?: string[];
  /** Mutations that only administrators, owners of shops and vendors may send, with the user who does; dealers are refused with FORBIDDEN. */
  administratorMutations?: Record<string, 'accessadmin' | 'owner1' | 'shopowner1' | 'vendor1'>;
  /** Operations by which administrators of access read and change all users and customers of an organisation. */
  administration?: string[];
  /** Operations by which who analyses the catalog reads about all customers of an organisation. */
  analysis?: string[];
  /** Every mutation that takes a version. */
  versionedRecords?: Record<string, VersionedRecord>;
  /** Queues of the background work that its mutations begin, which writes records of the user. */
  queues?: string[];
  /** Every operation of the outbox, by the name of its document. */
  outboxBodies?: Record<string, OutboxBodies>;
}
