import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { listOrganisations } from './organisations.store.ts';

/** The sales organisations the viewer has areas in (O051). */
export const sorgs: QueryResolvers['sorgs'] = (_root, _args, ctx) =>
  listOrganisations(ctx.db, viewerOf(ctx));
