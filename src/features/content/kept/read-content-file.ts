import { type FetchedFile, fetchFile } from '#src/graphql/download-file.ts';
import { HttpError } from '#src/graphql/errors.ts';
import { fetchByPath } from '#src/graphql/save-export.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { mayHaveKept } from './kept-mark.ts';
import { loadContentDevice } from './load-content-device.ts';

/** Whether the server refused the file. A busy or failing server does not count. */
const isRefusal = (error: unknown) =>
  error instanceof HttpError && (error.status === 403 || error.status === 404);

async function orKept<File>(
  url: string,
  anySize: boolean,
  fetchIt: () => Promise<File>,
): Promise<File | FetchedFile> {
  try {
    return await fetchIt();
  } catch (error) {
    if (isRefusal(error) || !mayHaveKept()) throw error;
    const { readKeptFile } = await loadContentDevice();
    const kept = await readKeptFile(url, anySize).catch(() => null);
    if (!kept) throw error;
    return kept;
  }
}

/**
 * Fetches a picture of content to show it. Without an answer of the server the one that the device keeps is taken, also
 * in another size. Arguments and errors: `fetchFile`.
 */
export const readContentPicture: typeof fetchFile = (url, name, signal) =>
  orKept(url, true, () => fetchFile(url, name, signal));

/** Gives the reader a file of content: that of the server, or without an answer the one that the device keeps. */
export async function saveContentFile(url: string, name: string): Promise<void> {
  const options = { signal: new AbortController().signal, onBytes: () => undefined };
  const file = await orKept(url, false, () => fetchByPath(url, name, options));
  saveFile(file.content, file.name, file.type);
}
