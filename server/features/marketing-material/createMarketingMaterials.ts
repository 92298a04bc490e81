import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import {
  type ItemReader,
  insertItems,
  keepContentFiles,
  refreshItemSearch,
  toOwnerId,
  toWriter,
} from '#server/features/content/content.public.ts';
import { attachToOwners } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MarketingMaterialsInput,
  MarketingMaterialsPayload,
  MutationResolvers,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { listMaterials, materialKind } from './material.store.ts';
import { toAuditedMaterial } from './material-entity.ts';
import { parseManyMaterials } from './parse-many-materials.ts';

/** Stores a material for each of some files, all or none (O202, R126). */
export const createMarketingMaterials: MutationResolvers['createMarketingMaterials'] = (
  _,
  args,
  ctx,
) => {
  const writer = toWriter(ctx, materialKind);
  const effect = (tx: Db) => storeMaterials(tx, ctx, writer, args.input);
  return once(ctx, 'createMarketingMaterials', args, effect, { customer: 'in arguments' });
};

/** Does it by a number of statements that does not depend on how many they are. */
async function storeMaterials(
  tx: Db,
  ctx: Context,
  writer: ItemReader,
  input: MarketingMaterialsInput,
): Promise<MarketingMaterialsPayload> {
  const refuse = (userErrors: MarketingMaterialsPayload['userErrors']) => ({
    ...failure(userErrors),
    records: [],
  });
  const viewer = viewerOf(ctx);
  const checks = await parseManyMaterials(tx, ctx, input);
  if ('userErrors' in checks) return refuse(checks.userErrors);
  const items = checks.parsed.map((values) => ({ id: randomUUID(), values }));
  const keys = await insertItems(tx, materialKind, viewer, items);
  const files = checks.parsed.flatMap(({ files: [file] }, nth) =>
    file ? [{ ...file, ownerId: toOwnerId(materialKind, keys[nth] ?? '') }] : [],
  );
  const taken = await attachToOwners(tx, viewer, 'content/file', files);
  const gone = files.flatMap(({ id }, nth) =>
    taken.has(id)
      ? []
      : [userError(`input.materials.${nth}.file.id`, 'FILE_GONE', 'Upload the file again')],
  );
  if (gone.length > 0) return refuse(gone);
  await keepContentFiles(tx, files);
  await refreshItemSearch(tx, materialKind, keys);
  const rows = await listMaterials(tx, writer, keys);
  const events = rows.map((row) => ({
    feature: 'marketing-material',
    id: row.id,
    action: 'created' as const,
    before: {},
    after: toAuditedMaterial(row),
  }));
  await recordEvents(tx, ctx, events);
  const records = rows.map(({ id, title }) => ({ id, title }));
  return { message: success(`${rows.length} were created`), userErrors: [], records };
}
