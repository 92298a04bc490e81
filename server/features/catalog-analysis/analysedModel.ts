import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { analyseCodes } from './analyse-codes.ts';
import { analysisScope } from './analysis-scope.ts';
import { articlesOfModel } from './displays.store.ts';

/** The articles of the model of one article, each with its causes; null where there is no such article. */
export const analysedModel: QueryResolvers['analysedModel'] = async (_, args, ctx) => {
  const code = checkedText(args.articleCode, 'articleCode');
  const scope = await analysisScope(ctx, args);
  if (!scope) return null;
  const rows = await articlesOfModel(ctx.db, scope.sorg, code, ctx.locale);
  const [first] = rows;
  if (!first) return null;
  const codes = rows.map((row) => row.code);
  const analyses = await analyseCodes(ctx, scope, codes);
  const causes = new Map(analyses.map(({ articleCode, causes }) => [articleCode, causes]));
  return {
    name: first.group_name,
    slug: rows.some(({ active }) => active) ? first.slug : null,
    articles: rows.map((row) => ({
      articleCode: row.code,
      name: row.name,
      size: row.size,
      color: row.color,
      cause: causes.get(row.code)?.[0] ?? null,
    })),
  };
};
