import type { Db } from '#server/db/database.ts';
import {
  findWordProblems,
  type ItemValues,
  listWords,
  parseItem,
} from '#server/features/content/content.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MarketingMaterialInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Checked } from '#server/lib/entity.ts';
import { contentLimits } from '#shared/content/content-limits.ts';
import { type MaterialRow, materialKind } from './material.store.ts';
import { listUnknownLinks, type MaterialLinks } from './material-links.store.ts';
import { haveFilesChanged } from './upload-time.rules.ts';

/** The category of material as `parseItem` takes it. */
export const categoryOption = {
  field: 'input.marketingMaterialCategoryId',
  code: 'UNKNOWN_CATEGORY',
  message: 'There is no such category',
};

/** The refusal of material without a category. */
export const unknownCategory = userError(
  categoryOption.field,
  categoryOption.code,
  categoryOption.message,
);

/**
 * Checks material (N116, readings 63 and 68). Codes: those of createMarketingMaterial in the schema.
 * @param current the material as it is stored; null for a new one
 */
export async function parseMaterial(
  tx: Db,
  ctx: Context,
  input: MarketingMaterialInput,
  current: MaterialRow | null,
): Promise<Checked<ItemValues>> {
  const links = {
    articles: listWords(input.articles ?? []),
    models: listWords(input.models ?? []),
    brands: listWords(input.brands ?? []),
  };
  const userErrors = Object.entries(links).flatMap(([field, words]) =>
    findWordProblems(words, `input.${field}`, contentLimits.links),
  );
  if (userErrors.length === 0)
    userErrors.push(
      ...findUnknownLinks(await listUnknownLinks(tx, viewerOf(ctx).sorg, links), current),
    );
  if (input.files.length === 0)
    userErrors.push(userError('input.files', 'FILE_REQUIRED', 'Choose at least one file'));
  const sent = {
    ...input,
    file: input.placeholderFile ?? null,
    parent: input.marketingMaterialCategoryId,
  };
  const options = { parent: categoryOption, pictureField: 'input.placeholderFile', userErrors };
  const item = await parseItem(tx, ctx, materialKind, sent, options);
  if ('userErrors' in item) return item;
  const { values, parent } = item.parsed;
  if (!parent) return { userErrors: [unknownCategory] };
  const isUpload = haveFilesChanged(current?.fileRows ?? [], values.files);
  const columns = {
    ...values.columns,
    parent_id: parent.id,
    type: parent.type,
    ...links,
    ...(isUpload && { uploaded_at: new Date() }),
  };
  return { parsed: { ...values, columns } };
}

const unknownCodes = {
  articles: 'UNKNOWN_ARTICLE',
  models: 'UNKNOWN_MODEL',
  brands: 'UNKNOWN_BRAND',
} as const;

/** Refuses links to what the catalog does not have. Links of the feed may be ahead of it, and stay. */
function findUnknownLinks(unknown: MaterialLinks, current: MaterialRow | null): UserError[] {
  return (['articles', 'models', 'brands'] as const).flatMap((field) => {
    const added = unknown[field].filter((name) => !current?.[field].includes(name));
    const message = `Not in the catalog: ${added.join(', ')}`;
    return added.length > 0 ? [userError(`input.${field}`, unknownCodes[field], message)] : [];
  });
}
