import type { VisitKind } from '#src/graphql/generated/graphql.ts';

/** The name of the draft of a new visit. @param id of the draft; without it, what all names of the kind begin with */
export const newDraftName = (kind: VisitKind, id = ''): string => `visit/new/${kind}/${id}`;
