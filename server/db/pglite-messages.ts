/** What the embedded database is opened with. */
export interface PGliteSource {
  /** The directory of the data; null keeps it in memory. */
  directory: string | null;
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

/** What the main thread asks the worker; `tx` is the number of an open transaction. */
export type Call =
  | { op: 'query'; tx?: number; sql: string; params?: unknown[]; options?: QueryOptions }
  | { op: 'exec'; tx?: number; sql: string }
  | { op: 'begin' }
  | { op: 'end'; tx: number; commit: boolean }
  | { op: 'listen'; channel: string }
  | { op: 'unlisten'; subscription: number }
  | { op: 'syncs' }
  | { op: 'dump'; file: string }
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
}

/** What the worker says. */
export type Message =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; value?: unknown }
  | { kind: 'refusal'; id: number; error: PlainError }
  | { kind: 'ended'; tx: number; error?: PlainError }
  | { kind: 'notification'; subscription: number; payload: string };
