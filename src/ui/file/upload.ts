/** A file the server has stored, as records refer to it. */
export interface StoredFile {
  id: string;
  name: string;
  bytes: number;
  /** MIME type, found by the content. */
  type: string;
  /** Whether the original of a picture says where it was taken. */
  hasPlace?: boolean;
}

/**
 * Stores a file on the server, in parts where it is large.
 * @throws UploadRefused when the server does not take the file; anything else may be retried
 */
export type UploadFile = (
  file: File,
  options: {
    signal: AbortSignal;
    onProgress: (sentBytes: number) => void;
    /**
     * Given by a caller that keeps it on the device. The upload then waits for the network as long as it takes, and one
     * that was aborted stays on the server, where it goes on under the same key.
     */
    key?: string;
  },
) => Promise<StoredFile>;

/**
 * Keeps a file on this device while its form is entered, and returns it as it was kept, a picture smaller.
 * @throws NotKept; the file then lasts as long as the page
 */
export type KeepFile = (file: File) => Promise<File>;

/** The device could not keep a file. */
export class NotKept extends Error {
  readonly code: 'DEVICE_FULL' | 'NOT_KEPT';

  constructor(code: NotKept['code'], cause: unknown) {
    super(`The device did not keep the file: ${code}`, { cause });
    this.name = 'NotKept';
    this.code = code;
  }
}

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
