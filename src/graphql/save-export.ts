import { apiUrl } from '#src/lib/device/runtime.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { accessToken, refreshAccessToken } from '#src/offline/session/session-tokens.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { readFileName, toHttpError } from './download-file.ts';
import { NetworkError } from './errors.ts';
import { requestHeaders } from './session-fetch.ts';
import { reportSessionLost } from './session-lost.ts';

/** The request for a file of a list (server/lib/list-export.ts). */
export interface ExportRequest {
  list: string;
  format: 'xlsx' | 'csv' | 'pdf';
  /** The name of the list in the reader's language. */
  title: string;
  columns: readonly { name: string; header: string; texts?: Readonly<Record<string, string>> }[];
  filter: object;
  /** Lines under the title of a PDF, of which the server takes 200 characters. */
  facts?: readonly string[];
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
 * Fetches a file that the server makes on request.
 * @param path on the server, such as `/documents/invoices`
 * @param name where the server's answer has none
 * @throws NetworkError when the connection breaks; HttpError, 429 TOO_MANY_EXPORTS among them
 */
export async function fetchMadeFile(
  path: string,
  request: object,
  name: string,
  { signal, onBytes }: DownloadOptions,
): Promise<{ name: string; type: string; content: Blob }> {
  const headers = { ...(await requestHeaders()), 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(request), signal };
  return await fetchLongFile(path, init, name, { signal, onBytes });
}

/** As `fetchMadeFile`, for a file that is asked for by its path alone. */
async function fetchLongFile(
  path: string,
  init: RequestInit,
  name: string,
  { signal, onBytes }: DownloadOptions,
): Promise<{ name: string; type: string; content: Blob }> {
  const reply = await downloadFetch(await apiUrl(path), init);
  if (!reply.ok) throw await toHttpError(reply);
  const content = await readAll(reply, signal, onBytes);
  const type = reply.headers.get('content-type') ?? '';
  return { name: readFileName(reply.headers) ?? name, type, content };
}

/** Fetches a file that the server makes, and saves it under the server's name. Arguments, errors: `fetchMadeFile`. */
export async function saveMadeFile(...of: Parameters<typeof fetchMadeFile>): Promise<void> {
  const { name, type, content } = await fetchMadeFile(...of);
  saveFile(content, name, type);
}

/** Fetches a file of any size by a GET. Arguments and errors: `fetchMadeFile`. */
export async function fetchByPath(path: string, name: string, options: DownloadOptions) {
  const init = { headers: await requestHeaders(), signal: options.signal };
  return await fetchLongFile(path, init, name, options);
}

/** Fetches a list that the server makes into a file by a GET, and saves it. Arguments and errors: `fetchMadeFile`. */
export async function saveListFile(...of: Parameters<typeof fetchByPath>): Promise<void> {
  const { name, type, content } = await fetchByPath(...of);
  saveFile(content, name, type);
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
