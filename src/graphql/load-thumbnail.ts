import { apiUrl } from '#src/lib/runtime.ts';
import { HttpError } from './errors.ts';
import { sessionFetch } from './session-fetch.ts';

/**
 * Fetches the small picture of a stored image, at most 320 pixels wide, with the session.
 * @throws NetworkError without a network, HttpError when the file is no picture or may not be read
 */
export async function loadThumbnail(fileId: string, signal: AbortSignal): Promise<Blob> {
  const reply = await sessionFetch(await apiUrl(`/files/${fileId}/thumbnail`), { signal });
  if (!reply.ok) throw new HttpError(reply.status, 'REFUSED');
  return await reply.blob();
}
