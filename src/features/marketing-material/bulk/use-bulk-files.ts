import { useMemo, useSyncExternalStore } from 'react';
import { findTwins, sumUp, toState } from './bulk-files.rules.ts';
import type { BulkUpload } from './bulk-upload.ts';

/** The files of a bulk creation with their states. */
export function useBulkFiles(bulk: BulkUpload) {
  const state = useSyncExternalStore(bulk.subscribe, bulk.getSnapshot);
  const { files } = state;
  return useMemo(() => {
    const twins = findTwins(files);
    const rows = files.map((file) => ({
      file,
      state: toState(file, twins),
      twin: twins.get(file.id) ?? null,
    }));
    return { ...state, rows, progress: sumUp(rows) };
  }, [state, files]);
}

export type BulkFiles = ReturnType<typeof useBulkFiles>;
export type BulkRow = BulkFiles['rows'][number];
