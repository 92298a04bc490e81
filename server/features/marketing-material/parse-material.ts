import type { Db } from '#server/db/database.ts';
import {
  findWordProblems,
  type ItemValues,
  listWords,
  parseItem,
} from '#server/features/content/content.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type { MarketingMaterialInput } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Checked } from '#server/lib/entity.ts';
import { contentLimits } from '#shared/content/content-limits.ts';
import { type MaterialRow, materialKind } from './material.store.ts';
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
