import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { analyseCodes } from './analyse-codes.ts';
import { analysisScope, forbidden } from './analysis-scope.ts';

const mostCodes = 100;

/** Whether and why articles can or cannot be ordered (O041, B278, B279); at most 100 at once. */
export const productAnalyzesV3: QueryResolvers['productAnalyzesV3'] = async (_, args, ctx) => {
  const { articleCodes } = args;
  if (articleCodes.length > mostCodes)
    throw badUserInput(`articleCodes has more than ${mostCodes} values`);
  const texts = articleCodes.map((code) => checkedText(code, 'articleCodes').trim());
  const codes = [...new Set(texts.filter((code) => code !== ''))];
  if (codes.length === 0) return [];
  const scope = await analysisScope(ctx, args);
  if (!scope) throw forbidden('Not your sales organisation');
  return analyseCodes(ctx, scope, codes);
};
