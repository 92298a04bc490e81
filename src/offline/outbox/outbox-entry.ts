import type { SealedBytes } from '../sealing.ts';

/**
 * queued: may be sent · sending: handed to the network, no answer yet · waiting: to be tried again
 * at `nextAttemptAt` · parked: needs a person · done: the server has it.
 */
export type EntryState = 'queued' | 'sending' | 'waiting' | 'parked' | 'done';

/** One of the things the server found wrong, as its `userErrors` tell it. */
export interface EntryProblem {
  field: string;
  code: string;
  message: string;
  /** The maximum, where it is disclosed. */
  most?: number | null;
  /** The present amount, minor units, where a price or the shipping has changed. */
  amount?: number | null;
  /** The day of what is there already, YYYY-MM-DD, and whose it is. */
  day?: string | null;
  name?: string | null;
}

/** The server's refusal, or the reason why an attempt failed. */
export interface Failure {
  /** Stable; decides. */
  code: string;
  /** The server's own sentence, shown when no better words are known for the code. */
  message?: string;
  /**
   * The field of the refused variables, as `userErrors` names it. There exactly when the server
   * itself has looked at the change and refused it.
   */
  field?: string;
  /** All that the server found wrong, the first included; absent in entries of older apps. */
  problems?: EntryProblem[];
}

/**
 * Describes a file whose contents are in the table `outboxFiles`; entries of older apps hold the file itself. An older
 * app cannot read this description as a file, and parks the entry instead of sending it without its files.
 */
export interface EntryBlob {
  size: number;
  name?: string;
}

/**
 * One change a user has made and the server does not yet have. It names an operation and holds
 * what that needs; never a request, a header or a token.
 */
export interface OutboxEntry {
  /** Order of capture, given by the database and not by a clock. */
  seq: number;
  /** Made on the device, unique; also what screens link to. */
  id: string;
  /** Name of a registered operation: `UpdateProductsInCart`. */
  operation: string;
  /** Version of the shape of `variables`, see `OperationRules.version`. */
  version: number;
  variables: unknown;
  /** The variables that are encrypted, by their names; null takes their place. Gone once the entry is done. */
  sealed?: Record<string, SealedBytes>;
  /** Files of the change by their path in the variables: `photos.0`; `readBlobs` returns their contents. */
  blobs: Record<string, EntryBlob>;
  /** The stored files its blobs have become, by the same paths; absent in entries of older apps. */
  files?: Record<string, string>;
  /** The things it changes. Entries that share one are sent in their order, others need not be. */
  keys: string[];
  /** Sent with every attempt; the server applies one key once, and always gives the same answer. */
  idempotencyKey: string;
  userId: number;
  /**
   * The active customer it was made under (unified code); it is never sent for another one. Null when none
   * was active, and for an operation whose variables name the customer, see `OperationRules.customer`.
   */
  customer: string | null;
  sorg: string;
  state: EntryState;
  /** How often the server has answered with a failure; being offline does not count. */
  attempts: number;
  /** When `waiting`: the next try, milliseconds since 1970. */
  nextAttemptAt: number;
  /** True from the moment it is first handed to the network: then it is never altered again. */
  sent: boolean;
  failure: Failure | null;
  createdAt: number;
  doneAt: number | null;
  /** Facts for people, such as the article's name; the feature that wrote them reads them. */
  note: Record<string, unknown>;
  /** Derived from what was entered, without the id of its draft; see `NewEntry.enteredSince`. */
  content?: string;
}

/** The data that a feature passes to have a change sent. */
export interface NewEntry {
  /**
   * The id of the draft that is captured. A draft is captured once: capturing it again gives the entry of the first
   * time. Without it each call is a change of its own.
   */
  draft?: string;
  /**
   * When the form was opened, milliseconds since 1970. What another tab has captured since, for the same keys and with
   * the same content, answers the same question: it is this change. What it captured before is not, such as the
   * dispute that was withdrawn since.
   */
  enteredSince?: number;
  /** Of `OutboxEntry`; `captureChange` derives it. */
  content?: string;
  operation: string;
  variables: unknown;
  keys: string[];
  sealed?: OutboxEntry['sealed'];
  blobs?: Record<string, Blob>;
  note?: Record<string, unknown>;
}

/** Whether an entry still has to reach the server. */
export function isPending(entry: OutboxEntry): boolean {
  return entry.state !== 'done';
}

/** Codes of our own for parked entries; all others are the server's. */
export const localFailures = {
  /** Tried so often that a person should look at it. */
  gaveUp: 'GAVE_UP',
  /** Our own code cannot handle it: it could not be read, sent, or noted as done. */
  broken: 'BROKEN',
  /** A file of it cannot be read any more. */
  fileLost: 'FILE_LOST',
} as const;

/**
 * Whether the server itself has looked at it and refused it. That refusal is what its key is answered
 * with from then on, so that it never took effect and never will; any other parked entry may have
 * taken effect, since an answer may have got lost before.
 */
export function isRefusedByServer({ state, failure }: OutboxEntry): boolean {
  return state === 'parked' && failure?.field !== undefined;
}

/**
 * Returns the changes that make a parked or waiting entry be sent again, now and with fresh attempts:
 * under a new key if the server has refused it, else under its own, so that it cannot take effect twice.
 */
export function resetForRetry(entry: OutboxEntry): Partial<OutboxEntry> {
  return {
    state: 'queued',
    attempts: 0,
    failure: null,
    ...(isRefusedByServer(entry) && { idempotencyKey: crypto.randomUUID(), sent: false }),
  };
}

/**
 * Returns the changes that make an entry upload its files again: the server has deleted them, because the
 * entry came too late. That was a refusal, so it is sent under a new key.
 */
export function resetUploads({ attempts }: OutboxEntry): Partial<OutboxEntry> {
  const idempotencyKey = crypto.randomUUID();
  return { state: 'queued', attempts: attempts + 1, files: {}, sent: false, idempotencyKey };
}

const uncertain: readonly string[] = [
  localFailures.gaveUp,
  localFailures.broken,
  localFailures.fileLost,
];

/**
 * Whether its last attempt took no effect: it was never sent, or the server refused it. An earlier attempt
 * whose answer was lost may have taken effect, such as one before a 403. That does no harm to a change that
 * overwrites: its successor sets the same thing again. What must not happen twice, such as an order, goes by
 * {@link isRefusedByServer}.
 */
export function isRefused({ state, failure, sent }: OutboxEntry): boolean {
  if (state !== 'parked' || failure === null) return false;
  return !sent || !uncertain.includes(failure.code);
}

/** True if it was sent and never refused, so the server may already have applied it. */
export function mayHaveTakenEffect(entry: OutboxEntry): boolean {
  return isPending(entry) && entry.sent && !isRefused(entry);
}
