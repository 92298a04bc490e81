import { apiUrl } from '#src/lib/device/runtime.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { HttpError } from './errors.ts';
import { requestHeaders, sessionFetch } from './session-fetch.ts';

/** A file of the server. */
export interface FetchedFile {
  name: string;
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Fetches a file with the session.
 * @param path on the server, such as `/files/17`
 * @param name its name, where the server's answer has none
 * @throws NetworkError without a network, HttpError when the server refuses, the signal's reason
 */
export async function fetchFile(
  path: string,
  name: string,
  signal: AbortSignal | null = null,
): Promise<FetchedFile> {
  const url = await apiUrl(path);
  const reply = await sessionFetch(url, { headers: await requestHeaders(), signal });
  if (!reply.ok) throw await toHttpError(reply);
  const { headers } = reply;
  return {
    name: readFileName(headers) ?? name,
    type: headers.get('content-type') ?? 'application/octet-stream',
    content: new Uint8Array(await reply.arrayBuffer()),
  };
}

/** Turns an answer that brings no file into an error, with the code of its body. */
export async function toHttpError(reply: Response): Promise<HttpError> {
  const body = (await reply.json().catch(() => null)) as { code?: string } | null;
  return new HttpError(reply.status, body?.code ?? '', body);
}

/** Returns the name that the server gives a file; null for an answer without one. */
export function readFileName(headers: Headers): string | null {
  const name = /filename\*=UTF-8''([^;\s]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return name ? decodeURIComponent(name) : null;
}

/** Fetches a file with the session and gives it to the reader to keep. Arguments and errors: `fetchFile`. */
export async function downloadFile(path: string, name: string): Promise<void> {
  const file = await fetchFile(path, name);
  saveFile(file.content, file.name, file.type);
}

/**
 * Fetches an address that a player reads a stored video from without the session, for an hour.
 * @throws NetworkError without a network, HttpError when the file may not be read
 */
export async function loadVideoAddress(fileId: string): Promise<string> {
  const reply = await sessionFetch(await apiUrl(`/files/${fileId}/address`), {
    headers: await requestHeaders(),
  });
  if (!reply.ok) throw await toHttpError(reply);
  const { address } = (await reply.json()) as { address: string };
  return await apiUrl(address);
}

/**
 * Fetches the small picture of a stored image, at most 320 pixels wide, with the session.
 * @throws NetworkError without a network, HttpError when the file is no picture or may not be read
 */
export async function loadThumbnail(fileId: string, signal: AbortSignal): Promise<Blob> {
  const reply = await sessionFetch(await apiUrl(`/files/${fileId}/thumbnail`), { signal });
  if (!reply.ok) throw await toHttpError(reply);
  return await reply.blob();
}
