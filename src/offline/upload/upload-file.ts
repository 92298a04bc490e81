import { isHeic } from '#src/ui/file/file-limits.ts';
import { type StoredFile, type UploadFile, UploadRefused } from '#src/ui/file/upload.ts';
import { browserTransport } from '../sync/browser-transport.ts';
import { backoff, isUnwell } from '../sync/retry-policy.ts';
import { SendFailure } from '../sync/send-document.ts';
import { boundViewer } from '../viewer.ts';
import { type BlobUpload, cancelUpload, FileRejected, uploadBlob } from './upload-blob.ts';

export interface FileUploadRules {
  /** The purpose of the file, as the server's FileRules name it. */
  purpose: string;
  /** The types that the server accepts, as in `types` of a file input: `image/*`, `application/pdf`. */
  types: readonly string[];
  /** Of one file. */
  maxBytes: number;
  /** Makes a picture smaller before it is sent, see shrink-image.ts. */
  shrink?: (file: File) => Promise<Blob>;
}

/** An upload without a kept key fails after so many tries in a row in which no byte arrived, over about a minute. */
const mostTries = 6;
/** Longer waits do not grow any more. */
const longestWait = 4;

/** The server's codes where screens have others. */
const codes: Record<string, string> = { FILE_KIND: 'FILE_TYPE', UPLOAD_QUOTA: 'QUOTA' };

/**
 * Makes the function that file fields upload with: it refuses what the server would not take before a
 * byte is sent, goes on after breaks of the network, and deletes on the server what was cancelled.
 */
export function fileUploader(rules: FileUploadRules): UploadFile {
  return async (file, { signal, onProgress, key }) => {
    refuseEarly(file, rules);
    const viewer = boundViewer();
    if (!viewer) throw new SendFailure('LOGIN');
    const blob = (await rules.shrink?.(file)) ?? file;
    if (blob.size > rules.maxBytes) throw new UploadRefused('FILE_TOO_LARGE', rules.maxBytes);
    const upload: BlobUpload = {
      purpose: rules.purpose,
      name: blob instanceof File ? blob.name : file.name,
      key: key ?? crypto.randomUUID(),
      userId: viewer.userId,
      signal,
      // In bytes of the chosen file, also when a smaller one is sent.
      onProgress: (sent) => onProgress(Math.round((sent / blob.size) * file.size)),
    };
    try {
      return await uploadWithRetries(blob, upload, key !== undefined);
    } catch (error) {
      if (signal.aborted && key === undefined) {
        const { signal: _aborted, ...rest } = upload;
        cancelUpload(browserTransport(), blob, rest).catch(() => undefined);
      }
      if (error instanceof FileRejected)
        throw new UploadRefused(codes[error.code] ?? error.code, error.maxBytes);
      if (error instanceof SendFailure && error.code in codes)
        throw new UploadRefused(codes[error.code] ?? error.code);
      throw error;
    }
  };
}

/**
 * Deletes an upload with a kept key on the server.
 * @throws SendFailure when the server was not reached; it deletes the upload by itself within a day
 */
export async function deleteUpload(
  { purpose }: Pick<FileUploadRules, 'purpose'>,
  { name, bytes, key }: { name: string; bytes: number; key: string },
): Promise<void> {
  const userId = boundViewer()?.userId;
  if (userId === undefined) return;
  await cancelUpload(browserTransport(), { size: bytes }, { purpose, name, key, userId });
}

/** @throws UploadRefused by what the device knows of the file; the server looks at its content */
function refuseEarly(file: File, { types, maxBytes, shrink }: FileUploadRules): void {
  if (file.size === 0) throw new UploadRefused('FILE_EMPTY');
  const fits = types.some((type) =>
    type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  );
  // Systems do not know the type of every file: then the server decides.
  const isShrunk = shrink !== undefined && isHeic(file);
  if (file.type !== '' && !fits && !isShrunk) throw new UploadRefused('FILE_TYPE');
  if (!shrink && file.size > maxBytes) throw new UploadRefused('FILE_TOO_LARGE', maxBytes);
}

async function uploadWithRetries(
  blob: Blob,
  upload: BlobUpload,
  waits: boolean,
): Promise<StoredFile> {
  let sent = 0;
  for (let tries = 0; ; tries += 1) {
    const before = sent;
    const onProgress = (bytes: number) => {
      sent = Math.max(sent, bytes);
      upload.onProgress?.(sent);
    };
    try {
      return await uploadBlob(browserTransport(), blob, { ...upload, onProgress });
    } catch (error) {
      if (sent > before) tries = 0;
      const isLast = tries + 1 >= mostTries || !isBreak(error);
      if (isLast && !(waits && isAway(error))) throw error;
      await pause(backoff(Math.min(tries, longestWait), Math.random()), upload.signal);
    }
  }
}

function isBreak(error: unknown): boolean {
  if (!(error instanceof SendFailure) || error instanceof FileRejected) return false;
  return /^(OFFLINE|UPLOAD_GONE|UPLOAD_OFFSET|HTTP_5..)$/.test(error.code);
}

/** Whether the network or the server is away, which is the fault of no file. */
function isAway(error: unknown): boolean {
  if (!(error instanceof SendFailure) || error instanceof FileRejected) return false;
  return error.code === 'OFFLINE' || isUnwell(error.code);
}

/** Waits, but no longer than until the network comes back. @throws what the signal was aborted with */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.('online', end);
    signal?.addEventListener('abort', end);
  });
}
