import type { GraphQLResolveInfo } from 'graphql';

/** Whether a query selects a field of the answer, so that what costs much is read only then. A fragment may select it. */
export const selectsField = ({ fieldNodes }: GraphQLResolveInfo, name: string): boolean =>
  fieldNodes
    .flatMap((node) => node.selectionSet?.selections ?? [])
    .some((wanted) => wanted.kind !== 'Field' || wanted.name.value === name);
