import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { organisationConfigs } from './organisations.store.ts';

/**
 * The settings kept per sales organisation (O050, E060 to E066): of all the viewer has areas in, or of
 * one of them; none for any other.
 */
export const configs: QueryResolvers['configs'] = (_root, { sorg }, ctx) =>
  organisationConfigs(ctx.db, viewerOf(ctx), sorg == null ? null : checkedText(sorg, 'sorg'));
