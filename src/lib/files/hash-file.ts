import { ownScriptUrl } from '../device/own-script-url.ts';
import { hashBytes } from './hash-bytes.ts';
import workerUrl from './hash-worker.ts?worker&url';

/** Computes hashes of files one after the other. */
export interface FileHasher {
  /** Returns the SHA-256 as hexadecimal digits. @throws when the file cannot be read */
  hash: (file: Blob) => Promise<string>;
  /** Ends its worker; it must not be used afterwards. */
  end: () => void;
}

/** Opens a worker that computes hashes, as the copy that the browser hashes would hold up the page for large files. */
export function openFileHasher(): FileHasher {
  if (typeof Worker === 'undefined')
    return { hash: async (file) => await hashBytes(await file.arrayBuffer()), end: () => {} };
  const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
  const ask = (file: Blob) =>
    new Promise<string>((resolve, reject) => {
      worker.onerror = () => reject(new Error('The worker failed'));
      worker.onmessage = ({ data }: MessageEvent<string | null>) => {
        if (data === null) reject(new Error('The file cannot be read'));
        else resolve(data);
      };
      worker.postMessage(file);
    });
  return { hash: ask, end: () => worker.terminate() };
}
