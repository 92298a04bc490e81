import type { ProductFilterInput } from '#server/graphql/generated/types.ts';
import { badUserInput } from '#server/lib/paging.ts';
import {
  BadCriteria,
  parseCriteria as checked,
} from '#shared/catalog-engine/answers/criteria.rules.ts';
import type { Criteria } from '#shared/catalog-engine/query-types.ts';

/** The highest `limit` of the catalog's lists. */
export const mostPerPage = 100;

/**
 * The filter of a catalog operation, checked (E189 to E202).
 * @throws GraphQLError BAD_USER_INPUT for too many or too long values
 */
export function parseCriteria(filter: ProductFilterInput | null | undefined): Criteria {
  return rejectBadCriteria(() => checked(filter));
}

/** Runs what checks its input by the shared rules. @throws GraphQLError BAD_USER_INPUT for their BadCriteria */
export function rejectBadCriteria<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof BadCriteria ? badUserInput(error.message) : error;
  }
}
