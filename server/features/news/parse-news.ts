import type { Db } from '#server/db/database.ts';
import {
  findPeriodProblems,
  mostMarkets,
  parseContentFiles,
  parseContentTexts,
} from '#server/features/content/content.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { NewsInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import type { Checked } from '#server/lib/entity.ts';
import { contentLimits } from '#shared/content/content-limits.ts';
import { findNewsFacts } from './news-facts.store.ts';
import type { NewsValues } from './write-news.store.ts';

/**
 * Checks a news item (N116, N120, readings 63, 68 and 98). Codes: those of createNews in the schema.
 */
export async function parseNews(
  tx: Db,
  ctx: Context,
  input: NewsInput,
): Promise<Checked<NewsValues>> {
  const viewer = viewerOf(ctx);
  const { texts, userErrors } = parseContentTexts(
    { ...input, bodyField: 'input.body' },
    ctx.host.host,
  );
  const { language, validFrom, validTo } = input;
  const markets = [...new Set(input.contentTargetMarkets)];
  const layout = input.layout || null;
  const itemPerLine = input.itemPerLine ?? 3;
  const tags = listTags(input.tags ?? []);
  const wrong = [
    ...userErrors,
    ...findPeriodProblems(validFrom, validTo, 'input.validTo'),
    ...findTagProblems(tags),
  ];
  if (!Number.isInteger(itemPerLine) || itemPerLine < 1 || itemPerLine > contentLimits.itemPerLine)
    wrong.push(userError('input.itemPerLine', 'BAD_NUMBER', 'A number from 1 to 6'));
  const isText = ![...markets, layout ?? ''].some((id) => id.includes('\0') || id.length > 200);
  if (!isText || markets.length > mostMarkets)
    return { userErrors: [...wrong, userError(marketField, 'UNKNOWN_MARKET', 'No such market')] };
  wrong.push(...(await findReferenceProblems(tx, viewer.sorg, { markets, layout })));
  const files = await parseContentFiles(tx, viewer, input, language);
  if ('userErrors' in files) return { userErrors: [...wrong, ...files.userErrors] };
  if (wrong.length > 0) return { userErrors: wrong };
  return {
    parsed: {
      language,
      texts,
      validFrom,
      validTo,
      markets,
      layout,
      itemPerLine,
      tags,
      mustRead: input.mustRead ?? false,
      published: input.published ?? true,
      files: files.parsed,
    },
  };
}

const marketField = 'input.contentTargetMarkets';

async function findReferenceProblems(
  tx: Db,
  sorg: string,
  asked: { markets: readonly string[]; layout: string | null },
): Promise<UserError[]> {
  const { markets, isLayoutKnown } = await findNewsFacts(tx, sorg, asked);
  const problems: UserError[] = [];
  if (asked.markets.length === 0)
    problems.push(userError(marketField, 'MARKET_REQUIRED', 'Choose at least one market'));
  if (markets.length < asked.markets.length)
    problems.push(userError(marketField, 'UNKNOWN_MARKET', 'One of the markets is gone'));
  if (markets.some(({ isYours }) => !isYours))
    problems.push(userError(marketField, 'MARKET_NOT_YOURS', 'One of the markets is of others'));
  if (asked.layout !== null && !isLayoutKnown)
    problems.push(userError('input.layout', 'UNKNOWN_LAYOUT', 'There is no such layout'));
  return problems;
}

const listTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter(Boolean)),
];

function findTagProblems(tags: readonly string[]): UserError[] {
  const { tags: most, tag } = contentLimits;
  if (tags.length > most)
    return [userError('input.tags', 'TOO_MANY_TAGS', `At most ${most}`, { most })];
  if (tags.some((text) => [...text].length > tag))
    return [userError('input.tags', 'TOO_LONG', `At most ${tag} characters`, { most: tag })];
  if (tags.some((text) => /\p{Cc}/u.test(text)))
    return [userError('input.tags', 'NOT_TEXT', 'It has control characters')];
  return [];
}
