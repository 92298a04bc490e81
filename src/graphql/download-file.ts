import { apiUrl } from '#src/lib/runtime.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { HttpError } from './errors.ts';
import { requestHeaders, sessionFetch } from './session-fetch.ts';

/**
 * Fetches a file with the session and gives it to the reader to keep.
 * @param path on the server, such as `/files/17`
 * @param name its name, where the server's answer has none
 * @throws NetworkError without a network, HttpError when the server refuses
 */
export async function downloadFile(path: string, name: string): Promise<void> {
  const reply = await sessionFetch(await apiUrl(path), { headers: await requestHeaders() });
  if (!reply.ok) throw new HttpError(reply.status, 'REFUSED');
  const { headers } = reply;
  const named = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  const type = headers.get('content-type') ?? 'application/octet-stream';
  saveFile(await reply.arrayBuffer(), named ? decodeURIComponent(named) : name, type);
}

/**
 * Fetches the small picture of a stored image, at most 320 pixels wide, with the session.
 * @throws NetworkError without a network, HttpError when the file is no picture or may not be read
 */
export async function loadThumbnail(fileId: string, signal: AbortSignal): Promise<Blob> {
  const reply = await sessionFetch(await apiUrl(`/files/${fileId}/thumbnail`), { signal });
  if (!reply.ok) throw new HttpError(reply.status, 'REFUSED');
  return await reply.blob();
}
