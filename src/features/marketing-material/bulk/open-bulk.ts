import {
  contentFiles,
  contentUploader,
  findUploadProblem,
} from '#src/features/content/content-writing.public.ts';
import { request } from '#src/graphql/client.ts';
import { isNetworkError } from '#src/graphql/errors.ts';
import { MaterialsWithFilesDocument } from '#src/graphql/generated/graphql.ts';
import { openFileHasher } from '#src/lib/files/hash-file.ts';
import { loadAllPages } from '#src/lib/load-all-pages.ts';
import { backoff } from '#src/offline/sync/retry-policy.ts';
import { deleteUpload, pause } from '#src/offline/upload/upload-file.ts';
import { boundViewer, onViewerChange } from '#src/offline/viewer.ts';
import { openBulkRecord } from './bulk-record.ts';
import { BulkUpload } from './bulk-upload.ts';

let opened: Promise<BulkUpload> | null = null;

/**
 * Opens the files of the user's bulk creation. They go on while other pages of the portal are shown, until the tab is
 * closed or another user logs in.
 */
export function openBulk(): Promise<BulkUpload> {
  opened ??= open();
  return opened;
}

async function open(): Promise<BulkUpload> {
  const userId = boundViewer()?.userId;
  const { recorded, keep } = await openBulkRecord();
  const hasher = openFileHasher();
  const bulk = new BulkUpload(
    {
      upload: contentUploader(contentFiles),
      deleteUpload: ({ name, bytes, uploadKey: key }) =>
        deleteUpload(contentFiles, { name, bytes, key }),
      hash: hasher.hash,
      findTaken,
      findProblem: (file) => findUploadProblem(contentFiles, file),
      keep,
    },
    recorded,
  );
  const forget = onViewerChange(() => {
    if (boundViewer()?.userId === userId) return;
    forget();
    opened = null;
    bulk.close();
    hasher.end();
  });
  return bulk;
}

async function findTaken(
  hashes: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  for (let tries = 0; ; tries += 1)
    try {
      return await loadTaken(hashes, signal);
    } catch (error) {
      if (signal.aborted || !isNetworkError(error)) throw error;
      await pause(backoff(Math.min(tries, 4), Math.random()), signal);
    }
}

/** A deleted material is no reason to leave a file out. */
async function loadTaken(hashes: readonly string[], signal: AbortSignal) {
  const load = async (page: { page: number; limit: number }) => {
    const { marketingMaterials: found } = await request(
      MaterialsWithFilesDocument,
      { hashes: [...hashes], ...page },
      { signal },
    );
    return { rows: found.marketingMaterials, count: found.info.count };
  };
  const materials = await loadAllPages(load, ({ id }) => id, { pageSize: 100, signal });
  return new Map(
    materials.flatMap(({ title, state, hashes: has }) =>
      state === 'deleted' ? [] : has.map((hash): [string, string] => [hash, title]),
    ),
  );
}
