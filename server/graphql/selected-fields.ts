import type { GraphQLResolveInfo } from 'graphql';

/**
 * Returns the names of the fields that a query selects of an answer, so that what is not selected need not be read; null
 * for a fragment, which may select any of them.
 */
export const listSelectedFields = ({ fieldNodes }: GraphQLResolveInfo): (string | null)[] =>
  fieldNodes
    .flatMap((node) => node.selectionSet?.selections ?? [])
    .map((wanted) => (wanted.kind === 'Field' ? wanted.name.value : null));
