import { apiUrl } from '#src/lib/runtime.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { accessToken, refreshAccessToken } from '#src/offline/session/session-tokens.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { HttpError, NetworkError } from './errors.ts';
import { requestHeaders } from './session-fetch.ts';
import { reportSessionLost } from './session-lost.ts';

/** The request for a file of a list (server/lib/list-export.ts). */
export interface ExportRequest {
  list: string;
  format: 'xlsx' | 'csv';
  /** The name of the list in the reader's language. */
  title: string;
  columns: readonly { name: string; header: string; words?: Record<string, string> }[];
  filter: object;
}

/** Without the limit of other requests: on a slow network a long list takes minutes. */
async function fetchWithoutLimit(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw init?.signal?.aborted ? error : new NetworkError(error);
  }
}

const downloadFetch = authorizedFetch({
  fetch: fetchWithoutLimit,
  accessToken,
  refreshAccessToken,
  lost: reportSessionLost,
});

/** How a download is stopped, and who hears how many bytes have come. */
interface DownloadOptions {
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
}

/**
 * Saves a file that the server makes of what is asked for, under the name the server gives it.
 * @param path on the server, such as `/documents/invoices`
 * @param name where the server's answer has none
 * @throws NetworkError when the connection breaks; HttpError, 429 TOO_MANY_EXPORTS among them
 */
export async function saveMadeFile(
  path: string,
  request: object,
  name: string,
  { signal, onBytes }: DownloadOptions,
): Promise<void> {
  const reply = await downloadFetch(await apiUrl(path), {
    method: 'POST',
    headers: { ...(await requestHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  if (!reply.ok) {
    const body = (await reply.json().catch(() => null)) as { code?: string } | null;
    throw new HttpError(reply.status, body?.code ?? '', body);
  }
  const content = await readAll(reply, signal, onBytes);
  const named = /filename\*=UTF-8''(\S+)/.exec(reply.headers.get('content-disposition') ?? '')?.[1];
  const type = reply.headers.get('content-type') ?? '';
  saveFile(content, named ? decodeURIComponent(named) : name, type);
}

/** Saves a whole list as a file that the server makes. @throws as `saveMadeFile` */
export async function saveExport(
  { list, ...request }: ExportRequest,
  options: DownloadOptions,
): Promise<void> {
  await saveMadeFile(`/exports/${list}`, request, `${list}.${request.format}`, options);
}

async function readAll(
  { body }: Response,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  const chunks: BlobPart[] = [];
  const reader = body?.getReader();
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      chunks.push(part.value);
      bytes += part.value.byteLength;
      onBytes(bytes);
    }
  } catch (error) {
    throw signal.aborted ? error : new NetworkError(error);
  }
  return new Blob(chunks);
}
