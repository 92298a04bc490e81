/** The options for opening the embedded database. */
export interface PGliteSource {
  /** The directory of the data; null keeps it in memory. */
  directory: string | null;
  /** True skips syncing to the disk, for a database that is not relied on yet. */
  unsynced?: boolean;
  /** A dump made by `PGliteClient.dump` to begin with, for databases in memory. */
  image?: string;
}

export interface QueryOptions {
  rowMode?: 'array' | 'object';
}

export interface QueryResult<T = unknown> {
  rows: T[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
}

/** The calls of the main thread to the worker; `tx` is the number of an open transaction. */
export type Call =
  | { op: 'query'; tx?: number; sql: string; params?: unknown[]; options?: QueryOptions }
  | { op: 'exec'; tx?: number; sql: string }
  | { op: 'begin' }
  | { op: 'end'; tx: number; commit: boolean }
  | { op: 'listen'; channel: string }
  | { op: 'unlisten'; subscription: number }
  | { op: 'syncs' }
  | { op: 'dump'; file: string }
  | { op: 'copyOut'; query: string }
  | { op: 'copyIn'; target: string; rows: Uint8Array }
  | { op: 'finishCopy'; folder: string; since: number }
  | { op: 'close' };

export type Request = Call & { id: number };

/** The part of a PostgreSQL error that survives the way between threads. */
export interface PlainError {
  message: string;
  code?: string;
  detail?: string;
  hint?: string;
  constraint?: string;
  table?: string;
  column?: string;
  severity?: string;
  position?: string;
  where?: string;
  /** PostgreSQL has ended with it, as when its log cannot be written: nothing will be answered any more. */
  isFatal?: boolean;
}

/** The messages of the worker. */
export type Message =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; value?: unknown }
  | { kind: 'refusal'; id: number; error: PlainError }
  | { kind: 'ended'; tx: number; error?: PlainError }
  /** The disk refused what PostgreSQL cannot live without; nothing else will be said. */
  | { kind: 'broken'; reason: string }
  | { kind: 'notification'; subscription: number; payload: string };
