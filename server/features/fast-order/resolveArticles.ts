import { getViewerCatalog } from '#server/features/catalog/catalog.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { BadCriteria } from '#shared/catalog-engine/answers/criteria.rules.ts';
import {
  type FoundCode,
  findCodes,
  resolvedAnswer,
  rowsFound,
} from '#shared/catalog-engine/answers/resolve-codes.ts';
import type { CatalogEngine } from '#shared/catalog-engine/catalog-engine.ts';

/** Looks up typed, pasted or uploaded codes, at the active customer's prices (N054). */
export const resolveArticles: QueryResolvers['resolveArticles'] = async (_, { codes }, ctx) => {
  const { engine, answering } = await getViewerCatalog(ctx);
  const found = checked(engine, codes);
  return resolvedAnswer(await answering(rowsFound(found)), found);
};

function checked(engine: CatalogEngine, codes: readonly string[]): FoundCode[] {
  try {
    return findCodes(engine, codes);
  } catch (error) {
    throw error instanceof BadCriteria ? badUserInput(error.message) : error;
  }
}
