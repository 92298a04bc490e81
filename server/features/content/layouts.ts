import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { contentType } from './content.rules.ts';
import { layoutPage } from './layouts.store.ts';

/** The most layouts of one answer (C079). */
const mostLayouts = 100;

/** A page of the layouts of a type of content, by description (O186). @throws GraphQLError BAD_USER_INPUT */
export const layouts: QueryResolvers['layouts'] = async (_, args, ctx) => {
  const page = parsePage({ page: args.page ?? 1, limit: args.limit ?? mostLayouts }, mostLayouts);
  const { rows, count } = await layoutPage(ctx.db, contentType(args.type), page);
  return { layouts: rows, info: pageInfo(page, count) };
};
