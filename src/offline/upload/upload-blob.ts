import { isNetworkError } from '#src/graphql/errors.ts';
import type { StoredFile } from '#src/ui/file/upload.ts';
import { readRetryAfter } from '../sync/retry-policy.ts';
import { SendFailure, type Transport } from '../sync/send-document.ts';

// A client of the tus protocol (server/files/uploads/upload.routes.ts) that remembers nothing: an upload is
// begun again under its key, and the server says how many bytes it has. So every break is resumed the same
// way, whether a connection broke, a page was killed or another tab goes on.

export type UploadTransport = Pick<
  Transport,
  'fetch' | 'accessToken' | 'refreshAccessToken' | 'readClaims'
>;

export interface BlobUpload {
  /** The purpose of the file, as the server's FileRules name it. */
  purpose: string;
  name: string;
  /** Made on the device: the same upload is found under it again. */
  key: string;
  /** The user whose token may be used. */
  userId: number;
  signal?: AbortSignal;
  onProgress?: (sentBytes: number) => void;
}

/** The server has looked at the file and does not take it, now or later. */
export class FileRejected extends SendFailure {
  /** The most bytes it takes, when it said so. */
  readonly maxBytes: number | undefined;

  constructor(code: string, message: string, maxBytes?: number) {
    super(code, message);
    this.maxBytes = maxBytes;
  }
}

const timeoutMs = 60_000;
/** How often in a row the server may refuse the offset that it has just named. */
const mostConflicts = 5;
const chunk = { first: 256 * 1024, least: 64 * 1024, most: 8 * 1024 * 1024 };
/** Chunks grow while they take less than this, and shrink when they take more than the other. */
const pace = { quickMs: 1_000, slowMs: 6_000 };

/**
 * Sends what the server does not have of a file yet.
 * @throws FileRejected; SendFailure for everything that may be tried again, `OFFLINE` when a connection
 *   broke; whatever the signal was aborted with
 */
export async function uploadBlob(
  transport: UploadTransport,
  blob: Blob,
  upload: BlobUpload,
): Promise<StoredFile> {
  let { path, at } = await begin(transport, blob, upload);
  let conflicts = 0;
  for (let bytes = chunk.first; ; ) {
    upload.onProgress?.(at);
    const part = blob.slice(at, at + bytes);
    const start = performance.now();
    const answer = await send(
      transport,
      upload,
      'PATCH',
      path,
      { 'upload-offset': String(at) },
      part,
    );
    if (answer.status === 200 && isJson(answer)) {
      const stored = (await answer.json().catch(() => null)) as StoredFile | null;
      if (!stored?.id) throw new SendFailure('OFFLINE');
      upload.onProgress?.(blob.size);
      return stored;
    }
    // Bytes that were still on their way over a broken connection have arrived since.
    if (answer.status === 409 && conflicts < mostConflicts) {
      conflicts += 1;
      ({ path, at } = await begin(transport, blob, upload));
      bytes = chunk.first;
      continue;
    }
    if (answer.status !== 204) throw await readFailure(answer);
    conflicts = 0;
    at = offsetOf(answer);
    bytes = nextChunk(bytes, performance.now() - start);
  }
}

/** Cancels an upload: the server deletes what it has of it. */
export async function cancelUpload(
  transport: UploadTransport,
  blob: Pick<Blob, 'size'>,
  upload: BlobUpload,
): Promise<void> {
  const { path } = await begin(transport, blob, upload);
  await send(transport, upload, 'DELETE', path, {});
}

/** Begins an upload or finds it again. @returns where it is, and how much of it is there */
async function begin(
  transport: UploadTransport,
  blob: Pick<Blob, 'size'>,
  upload: BlobUpload,
): Promise<{ path: string; at: number }> {
  const begun = await send(transport, upload, 'POST', '/files/uploads', {
    'upload-length': String(blob.size),
    'upload-metadata': metadata(upload),
  });
  const path = begun.headers.get('location');
  if (begun.status !== 201 || !path?.startsWith('/files/uploads/')) throw await readFailure(begun);
  return { path, at: offsetOf(begun) };
}

function nextChunk(bytes: number, tookMs: number): number {
  if (tookMs < pace.quickMs) return Math.min(bytes * 2, chunk.most);
  if (tookMs > pace.slowMs) return Math.max(Math.floor(bytes / 2), chunk.least);
  return bytes;
}

async function send(
  transport: UploadTransport,
  { userId, signal }: BlobUpload,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Blob,
): Promise<Response> {
  const post = async (token: string | null) => {
    if (!token) throw new SendFailure('LOGIN');
    if (transport.readClaims(token)?.userId !== userId) throw new SendFailure('OTHER_VIEWER');
    const timeout = AbortSignal.timeout(timeoutMs);
    return await transport.fetch(path, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${token}`,
        'x-request-id': crypto.randomUUID(),
        ...headers,
        ...(body && { 'content-type': 'application/offset+octet-stream' }),
      },
      ...(body && { body }),
      signal: signal && 'any' in AbortSignal ? AbortSignal.any([timeout, signal]) : timeout,
    });
  };
  try {
    const response = await post(await transport.accessToken());
    if (response.status !== 401 || !isJson(response)) return response;
    const again = await post(await transport.refreshAccessToken());
    if (again.status === 401) throw new SendFailure('LOGIN');
    return again;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof SendFailure) throw error;
    const name = (error as { name?: string } | null)?.name ?? '';
    const broken = isNetworkError(error) || error instanceof TypeError;
    if (broken || name === 'AbortError' || name === 'TimeoutError')
      throw new SendFailure('OFFLINE');
    throw error;
  }
}

/** @throws SendFailure `OFFLINE` for an answer that is not our server's own */
function offsetOf(response: Response): number {
  const offset = response.headers.get('upload-offset');
  if (offset === null || !/^\d{1,15}$/.test(offset)) throw new SendFailure('OFFLINE');
  return Number(offset);
}

/** Returns why the server refused the request or failed. */
async function readFailure(response: Response): Promise<SendFailure> {
  const { status, headers } = response;
  const retryAfter = readRetryAfter(headers.get('retry-after'), Date.now());
  if (!isJson(response))
    return new SendFailure(status >= 500 ? `HTTP_${status}` : 'OFFLINE', '', retryAfter);
  const answer = (await response.json().catch(() => null)) as {
    code?: string;
    message?: string;
    maxBytes?: number;
    status?: string;
  } | null;
  if (answer?.code === undefined) return new SendFailure('OFFLINE');
  const { code, message = '', maxBytes } = answer;
  if (status === 422) return new FileRejected(code, message, maxBytes);
  if (answer.status === 'maintenance') return new SendFailure('MAINTENANCE', message, retryAfter);
  const own = ['UPLOAD_QUOTA', 'UPLOAD_GONE', 'UPLOAD_OFFSET'].includes(code);
  return new SendFailure(own ? code : `HTTP_${status}`, message, retryAfter);
}

function metadata({ purpose, name, key }: BlobUpload): string {
  return Object.entries({ purpose, name, key })
    .map(([field, text]) => `${field} ${base64(text)}`)
    .join(',');
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text.slice(0, 300))));
}

function isJson(response: Response): boolean {
  return /\bjson\b/.test(response.headers.get('content-type') ?? '');
}
