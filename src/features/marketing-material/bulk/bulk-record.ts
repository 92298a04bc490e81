import * as v from 'valibot';
import { openUserDatabase } from '#src/offline/database.ts';
import { readSealedDraft, sealedDraftWriter } from '#src/offline/sealed-draft.ts';
import { boundViewer } from '#src/offline/viewer.ts';
import type { RecordedFile } from './bulk-file.ts';

const name = 'marketing-material/bulk';

const recordedFiles: v.GenericSchema<unknown, RecordedFile[]> = v.array(
  v.object({
    id: v.string(),
    uploadKey: v.string(),
    name: v.string(),
    bytes: v.number(),
    type: v.string(),
    hash: v.nullable(v.string()),
    title: v.string(),
    alt: v.string(),
    stored: v.nullable(v.object({ id: v.string(), at: v.number(), hasPlace: v.boolean() })),
    isWanted: v.boolean(),
  }),
);

/**
 * Opens the record of the files of a bulk creation, encrypted like other drafts and without their contents, which goes
 * with the logout.
 */
export async function openBulkRecord() {
  const viewer = boundViewer();
  if (!viewer) throw new Error('Nobody is logged in');
  const db = openUserDatabase(viewer.host, viewer.userId);
  // Another version of the app may have kept something else.
  const found = v.safeParse(recordedFiles, await readSealedDraft(db, name).catch(() => null));
  return {
    recorded: found.success ? found.output : [],
    keep: sealedDraftWriter(db, name) as (files: readonly RecordedFile[] | null) => Promise<void>,
  };
}
