import { liveQuery } from 'dexie';
import { openUserDatabase, type UserDatabase } from './database.ts';
import { openFileDraft } from './file-draft.ts';
import { withReopen } from './reopen-database.ts';
import { readSealedDraft } from './sealed-draft.ts';
import { boundViewer } from './viewer.ts';

/** A draft of a form with files, for a list of those that were begun. */
export interface ListedFileDraft {
  /** The name that it is opened by. */
  name: string;
  /** Null for one whose first file is kept, but no values yet. */
  id: string | null;
  /** Files are references here. */
  values: Readonly<Record<string, unknown>>;
  /** How many files it has. */
  files: number;
}

/** The keys of the files that values refer to. */
const listFileKeys = (values: Readonly<Record<string, unknown>>): unknown[] =>
  Object.values(values)
    .flat()
    .flatMap((value) =>
      typeof value === 'object' && value !== null && 'keptFile' in value ? [value.keptFile] : [],
    );

/** The names of drafts by the keys of their rows: of values, and of files that no written values refer to yet. */
const toName = (key: string): string =>
  key.startsWith('draft/')
    ? key.slice('draft/'.length)
    : key.replace(/^draft-field\//, '').replace(/\/\d+\/[^/]*$/, '');

async function listFileDrafts(db: UserDatabase, prefix: string): Promise<ListedFileDraft[]> {
  // Whole rows, so that a change of one is reported too.
  const rows = await withReopen(db, () =>
    db.syncState.where('key').startsWithAnyOf(`draft/${prefix}`, `draft-field/${prefix}`).toArray(),
  );
  const names = new Set(rows.map(({ key }) => toName(key)));
  const drafts: ListedFileDraft[] = [];
  for (const name of names) {
    const found = (await readSealedDraft(db, name).catch(() => null)) as {
      id?: string;
      values?: Record<string, unknown>;
    } | null;
    const values = found?.values ?? {};
    // A page that was closed in between may have left a row for a file that the values refer to already.
    const late = rows.filter(({ key }) => key.startsWith(`draft-field/${name}/`));
    const files = new Set([...listFileKeys(values), ...late.map(({ keptFile }) => keptFile)]);
    drafts.push({ name, id: found?.id ?? null, values, files: files.size });
  }
  return drafts;
}

/**
 * Reports the drafts of the logged-in user whose names begin alike, at once and after each change.
 * @returns ends it
 */
export function watchFileDrafts(
  prefix: string,
  report: (drafts: readonly ListedFileDraft[]) => void,
): () => void {
  const read = () => {
    const viewer = boundViewer();
    return viewer ? listFileDrafts(openUserDatabase(viewer.host, viewer.userId), prefix) : [];
  };
  const subscription = liveQuery(read).subscribe({ next: report, error: () => report([]) });
  return () => subscription.unsubscribe();
}

/** Forgets a draft with its files; ask first. */
export async function discardFileDraft(name: string): Promise<void> {
  (await openFileDraft(name)).keep(null);
}
