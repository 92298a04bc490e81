import { protectedOperations, protectedPages } from '#server/generated/protected-parts.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';

/** The pages and operations that a question about access may name. */
export const protectedParts: QueryResolvers['protectedParts'] = () => ({
  pages: [...protectedPages],
  operations: [...protectedOperations],
});
