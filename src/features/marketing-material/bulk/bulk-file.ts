/** A file of a bulk creation as the device records it: everything but its content. */
export interface RecordedFile {
  id: string;
  /** The key under which the server knows its upload. */
  uploadKey: string;
  name: string;
  bytes: number;
  /** MIME type. */
  type: string;
  /** SHA-256 as hexadecimal digits; null until it is computed. Nothing is sent before. */
  hash: string | null;
  title: string;
  /** The alternative text of a picture; empty where it is the title. */
  alt: string;
  /** The file on the server, and when it was stored by the clock of the device; null while it is not. */
  stored: { id: string; at: number; hasPlace: boolean } | null;
  /** The user wants it, although the same file is there already. */
  isWanted: boolean;
}

export type BulkFileError = 'title' | 'alt' | 'file';

/** A file of a bulk creation in its page. */
export interface BulkFile extends RecordedFile {
  /** Null until a file of an earlier page is chosen again. */
  file: File | null;
  phase: 'idle' | 'sending' | 'failed' | 'refused';
  /** How far the search for the same file is: `hashed` when only the server is not asked yet. */
  check: 'open' | 'hashed' | 'done';
  /** The title of a material that has the same file; null without one. */
  takenBy: string | null;
  sentBytes: number;
  /** Why it failed or was refused, and the limit it is about. */
  problem?: string | undefined;
  limit?: number | undefined;
  /** The codes of the server for what was typed. */
  errors: Readonly<Partial<Record<BulkFileError, string>>>;
}

/** `missing` is one of an earlier page that was not stored, `duplicate` one that is left out. */
export type BulkFileState =
  | 'missing'
  | 'checking'
  | 'duplicate'
  | 'waiting'
  | 'sending'
  | 'stored'
  | 'failed'
  | 'refused';
