import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ContentFileInput,
  ContentKind,
  ContentPictureInput,
  ContentTextInput,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Checked } from '#server/lib/entity.ts';
import { contentLimits } from '#shared/content/content-limits.ts';
import { mostMarkets } from '../content.store.ts';
import { contentKinds, hasPart } from '../content-kinds.ts';
import { findPeriodProblems, parseContentTexts } from '../content-values.ts';
import { parseContentFiles } from '../files/parse-content-files.ts';
import { findItemFacts, type ItemFacts, type ParentFacts } from './item-facts.store.ts';
import type { ItemValues } from './write-item.store.ts';

/** An item as a form sends it; what its kind does not have is left out. */
export interface SentItem {
  language: string;
  title: string;
  subtitle?: string | null;
  body?: string | null;
  translations?: readonly ContentTextInput[] | null;
  validFrom?: string;
  validTo?: string;
  contentTargetMarkets: readonly string[];
  layout?: string | null;
  itemPerLine?: number | null;
  tags?: readonly string[] | null;
  mustRead?: boolean | null;
  published?: boolean | null;
  file?: ContentPictureInput | null;
  files?: readonly ContentFileInput[] | null;
  /** The id outside of its group or category. */
  parent?: string | null;
}

/** An item that may be stored, and its parent as it is stored. */
export interface ParsedItem {
  values: ItemValues;
  parent: ParentFacts | null;
}

/** How a kind differs from the others. */
interface ItemFields {
  /** The field of the title where it is not `input.title`. */
  titleField?: string;
  /** The field of the picture where it is not `input.file`. */
  pictureField?: string;
  /** Its parent: the field, and the code and the words for an unknown one. */
  parent?: { field: string; code: string; message: string };
  /** What the feature found itself. */
  userErrors?: readonly UserError[];
}

/**
 * Checks an item (N116, N120, readings 63, 68 and 98). Codes: those of createNews in the schema, and the one for an
 * unknown parent.
 */
export async function parseItem(
  tx: Db,
  ctx: Context,
  kind: ContentKind,
  sent: SentItem,
  { titleField, pictureField, parent: ofParent, userErrors: found = [] }: ItemFields = {},
): Promise<Checked<ParsedItem>> {
  const viewer = viewerOf(ctx);
  const { needsBody } = contentKinds[kind];
  const { texts, userErrors } = parseContentTexts(
    { ...sent, needsBody, ...(titleField && { titleField }) },
    ctx.host.host,
  );
  const markets = [...new Set(sent.contentTargetMarkets)];
  const layout = sent.layout || null;
  const parent = sent.parent || null;
  const { columns, wrong: ofColumns } = parseColumns(kind, { ...sent, layout });
  const wrong = [...userErrors, ...found, ...ofColumns];
  const isText = ![...markets, layout ?? '', parent ?? ''].some(
    (id) => id.includes('\0') || id.length > 200,
  );
  if (!isText || markets.length > mostMarkets)
    return { userErrors: [...wrong, userError(marketField, 'UNKNOWN_MARKET', 'No such market')] };
  const facts = await findItemFacts(tx, kind, viewer.sorg, { markets, layout, parent });
  wrong.push(...findReferenceProblems(facts, markets, layout));
  if (ofParent && parent !== null && !facts.parent)
    wrong.push(userError(ofParent.field, ofParent.code, ofParent.message));
  const { file = null, files: others = null } = sent;
  const sentFiles = { file, files: others, ...(pictureField && { pictureField }) };
  const files = await parseContentFiles(tx, viewer, sentFiles, sent.language);
  if ('userErrors' in files) return { userErrors: [...wrong, ...files.userErrors] };
  if (wrong.length > 0) return { userErrors: wrong };
  const values = { language: sent.language, texts, markets, files: files.parsed, columns };
  return { parsed: { values, parent: facts.parent } };
}

/** Returns the columns that a kind has besides texts, markets and parent, and what is wrong with them. */
function parseColumns(kind: ContentKind, sent: SentItem) {
  const columns: Record<string, unknown> = {};
  const wrong: UserError[] = [];
  if (hasPart(kind, 'days')) {
    const { validFrom = '', validTo = '' } = sent;
    Object.assign(columns, { valid_from: validFrom, valid_to: validTo });
    wrong.push(...findPeriodProblems(validFrom, validTo, 'input.validTo'));
  }
  if (hasPart(kind, 'cards')) {
    const itemPerLine = sent.itemPerLine ?? 3;
    Object.assign(columns, { layout: sent.layout, item_per_line: itemPerLine });
    if (
      !Number.isInteger(itemPerLine) ||
      itemPerLine < 1 ||
      itemPerLine > contentLimits.itemPerLine
    )
      wrong.push(userError('input.itemPerLine', 'BAD_NUMBER', 'A number from 1 to 6'));
  }
  if (hasPart(kind, 'tags')) {
    const tags = listWords(sent.tags ?? []);
    Object.assign(columns, { tags });
    wrong.push(...findWordProblems(tags, 'input.tags', contentLimits.tags));
  }
  if (hasPart(kind, 'mustRead')) Object.assign(columns, { must_read: sent.mustRead ?? false });
  if (hasPart(kind, 'drafts')) Object.assign(columns, { published: sent.published ?? true });
  return { columns, wrong };
}

const marketField = 'input.contentTargetMarkets';

function findReferenceProblems(
  { markets, isLayoutKnown }: ItemFacts,
  asked: readonly string[],
  layout: string | null,
): UserError[] {
  const problems: UserError[] = [];
  if (asked.length === 0)
    problems.push(userError(marketField, 'MARKET_REQUIRED', 'Choose at least one market'));
  if (markets.length < asked.length)
    problems.push(userError(marketField, 'UNKNOWN_MARKET', 'One of the markets is gone'));
  if (markets.some(({ isYours }) => !isYours))
    problems.push(userError(marketField, 'MARKET_NOT_YOURS', 'One of the markets is of others'));
  if (layout !== null && !isLayoutKnown)
    problems.push(userError('input.layout', 'UNKNOWN_LAYOUT', 'There is no such layout'));
  return problems;
}

/** Returns words, such as tags, without empty and repeated ones. */
export const listWords = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.trim()).filter(Boolean)),
];

/** Checks words, such as tags. Codes: TOO_MANY_TAGS, TOO_LONG, NOT_TEXT. @param most how many */
export function findWordProblems(
  words: readonly string[],
  field: string,
  most: number,
): UserError[] {
  const { tag } = contentLimits;
  if (words.length > most) return [userError(field, 'TOO_MANY_TAGS', `At most ${most}`, { most })];
  if (words.some((text) => [...text].length > tag))
    return [userError(field, 'TOO_LONG', `At most ${tag} characters`, { most: tag })];
  if (words.some((text) => /\p{Cc}/u.test(text)))
    return [userError(field, 'NOT_TEXT', 'It has control characters')];
  return [];
}
