import type { Db } from '#server/db/database.ts';
import {
  type ItemValues,
  parseContentTexts,
  parseItem,
  parsePlacedFiles,
  type SentFile,
} from '#server/features/content/content.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  BulkMaterialInput,
  MarketingMaterialsInput,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { type Checked, checked } from '#server/lib/entity.ts';
import { contentLimits } from '#shared/content/content-limits.ts';
import { materialKind } from './material.store.ts';
import { categoryOption, unknownCategory } from './parse-material.ts';

const most = contentLimits.bulkFiles;

const fieldOf = (nth: number) => `input.materials.${nth}`;

/** Checks material that is stored together (R126). Codes: those of createMarketingMaterials in the schema. */
export async function parseManyMaterials(
  tx: Db,
  ctx: Context,
  input: MarketingMaterialsInput,
): Promise<Checked<ItemValues[]>> {
  const { materials, marketingMaterialCategoryId: parent, ...shared } = input;
  const [first] = materials;
  if (!first)
    return { userErrors: [userError('input.materials', 'FILE_REQUIRED', 'Choose files')] };
  if (materials.length > most)
    return {
      userErrors: [userError('input.materials', 'TOO_MANY_FILES', `At most ${most}`, { most })],
    };
  const titleField = `${fieldOf(0)}.title`;
  const sent = { ...shared, title: first.title, parent };
  const item = await parseItem(tx, ctx, materialKind, sent, { titleField, parent: categoryOption });
  const texts = materials.map(({ title }, nth) => parseTitle(ctx, input.language, title, nth));
  const files = await parsePlacedFiles(
    tx,
    viewerOf(ctx),
    materials.map((material, nth) => toSentFile(material, input.language, nth)),
    input.language,
  );
  const userErrors = [
    ...('userErrors' in item ? item.userErrors : []),
    // The first title is among what all have in common.
    ...texts.slice(1).flatMap((one) => one.userErrors),
    ...('userErrors' in files ? files.userErrors : []),
  ];
  if ('userErrors' in item || 'userErrors' in files) return { userErrors };
  const { values, parent: found } = item.parsed;
  if (!found) return { userErrors: [...userErrors, unknownCategory] };
  const columns = { ...values.columns, parent_id: found.id, type: found.type };
  const all = texts.map((one, nth) => ({
    ...values,
    columns,
    texts: one.texts,
    files: files.parsed.slice(nth, nth + 1),
  }));
  return checked(userErrors, all);
}

/** Checks one title; what is wrong with the language is not said again for each. */
function parseTitle(
  { host }: Context,
  language: string,
  title: string,
  nth: number,
): { texts: ItemValues['texts']; userErrors: UserError[] } {
  const titleField = `${fieldOf(nth)}.title`;
  const sent = { language, title, titleField, needsBody: false };
  const { texts, userErrors } = parseContentTexts(sent, host.host);
  return { texts, userErrors: userErrors.filter(({ field }) => field === titleField) };
}

/** The file of a material; a picture without alternative texts gets the title as one. */
function toSentFile({ title, file }: BulkMaterialInput, language: string, nth: number): SentFile {
  const altTexts = file.altTexts?.length ? file.altTexts : [{ language, text: title }];
  const field = `${fieldOf(nth)}.file`;
  return { sent: { ...file, altTexts }, purpose: 'content/file', place: 1, field };
}
