import { toReader, toWriter } from '#server/features/content/content.public.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { parsePage } from '#server/lib/paging.ts';
import { mostListed } from './list-categories.ts';
import { listMaterial } from './list-materials.ts';
import { materialKind } from './material.store.ts';

/** A page of the material that the viewer reads, or with `forWriters` writes (O197). */
export const marketingMaterials: QueryResolvers['marketingMaterials'] = (
  _,
  { filter, forWriters, search, sort, ...args },
  ctx,
) =>
  listMaterial(ctx, {
    page: parsePage({ page: args.page ?? 1, limit: args.limit ?? 10 }, mostListed),
    search,
    sort,
    filter: filter ?? {},
    reader: forWriters ? toWriter(ctx, materialKind) : toReader(ctx),
  });
