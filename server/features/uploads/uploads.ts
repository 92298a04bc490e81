import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { listKinds } from './upload-kinds.rules.ts';
import { uploadPage } from './uploads.store.ts';

/** The history of uploads (U275). */
export const uploads: QueryResolvers['uploads'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 100);
  const filter = { kind: args.kind ?? null };
  const found = await uploadPage(ctx.db, viewer, { kinds: listKinds(viewer), filter, page });
  return {
    uploads: found.uploads,
    info: pageInfo(page, found.count),
    asOf: new Date().toISOString(),
  };
};
