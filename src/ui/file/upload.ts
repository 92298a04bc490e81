/** A file the server has stored, as records refer to it. */
export interface StoredFile {
  id: string;
  name: string;
  bytes: number;
  /** MIME type, found by the content. */
  type: string;
}

/**
 * Stores a file on the server, in parts where it is large.
 * @throws UploadRefused when the server does not take the file; anything else may be retried
 */
export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (sentBytes: number) => void },
) => Promise<StoredFile>;

/** The server does not take a file, now or later. */
export class UploadRefused extends Error {
  /** Machine code, such as FILE_TOO_LARGE, FILE_TYPE or QUOTA. */
  readonly code: string;
  /** The limit that the code refers to: the most bytes, files or pixels. */
  readonly limit: number | undefined;

  constructor(code: string, limit?: number) {
    super(`The server refused the file: ${code}`);
    this.name = 'UploadRefused';
    this.code = code;
    this.limit = limit;
  }
}
