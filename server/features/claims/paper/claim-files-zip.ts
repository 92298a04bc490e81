import { recordAudit } from '#server/features/audit/audit.public.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { shownName } from '#server/files/stored/shown-name.ts';
import { findStoredFiles, type StoredFile } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ZipEntry } from '#server/lib/zip-stream.ts';
import type { ClaimRow } from '../records/claim.store.ts';

/** A file of a claim with its name in the ZIP. */
export interface NamedFile {
  name: string;
  docType: string;
  file: StoredFile;
}

/**
 * The files that the viewer may read, an ID card only for those who may. Each name begins with the place, which no other
 * file of the claim has.
 */
export async function listEntries(ctx: Context, claim: ClaimRow): Promise<NamedFile[]> {
  const { sorg } = viewerOf(ctx);
  const asked = [
    ...claim.docs
      .filter(({ url }) => url)
      .map(({ docType, file }) => ({ docType, id: file.id, words: '' })),
    ...claim.additionalDocuments.map(({ no, title, file }) => ({
      docType: `additionalDoc${no}`,
      id: file.id,
      words: title || file.name.replace(/\.[^.]*$/, ''),
    })),
  ];
  const files = await findStoredFiles(
    ctx.db,
    asked.map(({ id }) => id),
  );
  const entries: NamedFile[] = [];
  for (const { docType, id, words } of asked) {
    const file = files.get(id);
    if (!file || file.sorg !== sorg || file.ownerId !== claim.id) continue;
    const [, extension = 'bin'] = /\.([a-z0-9]{1,10})$/i.exec(file.name) ?? [];
    // Without dots: what follows one could be taken for an ending.
    const stem = [docType, words.replaceAll('.', ' ').replace(/[/\\]/g, '_')]
      .filter(Boolean)
      .join(' ');
    entries.push({ name: shownName(stem, extension), docType, file });
  }
  return entries;
}

/** Opens one file after the other; one that the file store lacks is left out. */
export async function* openEntries(
  files: FileStore,
  entries: readonly NamedFile[],
): AsyncGenerator<ZipEntry> {
  for (const { name, file } of entries) {
    const content = await files.get(file.place);
    if (content) yield { name, content, isCompressed: /^(image|video)\//.test(file.type) };
  }
}

/** Notes in the security log that an ID card is read. */
export async function recordReading(
  ctx: Context,
  { id }: ClaimRow,
  entries: readonly NamedFile[],
): Promise<void> {
  const card = entries.find(({ docType }) => docType === 'idCard');
  if (!card) return;
  const detail = { id, file: card.file.id };
  await recordAudit(ctx.db, { ...ctx.auditSource, kind: 'claim.id-card-read', detail });
}
