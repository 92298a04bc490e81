import { recordAudit } from '#server/features/audit/audit.public.ts';
import { type NamedFile, toEntryName } from '#server/files/stored/named-files.ts';
import { findStoredFiles } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ClaimRow } from '../records/claim.store.ts';

/** A file of a claim with its name in the ZIP. */
export interface ClaimEntry extends NamedFile {
  docType: string;
}

/**
 * The files that the viewer may read, an ID card only for those who may. Each name begins with the place, which no other
 * file of the claim has.
 */
export async function listEntries(ctx: Context, claim: ClaimRow): Promise<ClaimEntry[]> {
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
  const entries: ClaimEntry[] = [];
  for (const { docType, id, words } of asked) {
    const file = files.get(id);
    if (!file || file.sorg !== sorg || file.ownerId !== claim.id) continue;
    entries.push({ name: toEntryName(`${docType} ${words}`, file), docType, file });
  }
  return entries;
}

/** Notes in the security log that an ID card is read. */
export async function recordReading(
  ctx: Context,
  { id }: ClaimRow,
  entries: readonly ClaimEntry[],
): Promise<void> {
  const card = entries.find(({ docType }) => docType === 'idCard');
  if (!card) return;
  const detail = { id, file: card.file.id };
  await recordAudit(ctx.db, { ...ctx.auditSource, kind: 'claim.id-card-read', detail });
}
