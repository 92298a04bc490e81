import {
  type ItemReader,
  toItemFilter,
  toReader,
} from '#server/features/content/content.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type {
  ContentState,
  MarketingMaterialList,
  MarketingMaterialSort,
} from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { badUserInput, checkedText, type Page, pageInfo } from '#server/lib/paging.ts';
import { contentLimits } from '#shared/content/content-limits.ts';
import { materialKind } from './material.store.ts';
import { type MaterialFilter, materialPage } from './material-list.store.ts';
import { toMaterial } from './show-material.ts';

/** The most hashes of files that one call asks for: those of a bulk creation. */
const mostHashes = contentLimits.bulkFiles;

/** The part of a list of material that an operation asks for. */
interface AskedMaterial {
  page: Page;
  search?: string | null | undefined;
  sort?: readonly MarketingMaterialSort[] | null | undefined;
  filter: Partial<Omit<MaterialFilter, 'market' | 'state'>> & {
    market?: string | null;
    state?: ContentState | null;
  };
  /** The reader; the viewer as one when it is left out. */
  reader?: ItemReader;
}

/** Answers a page of material, by title unless another order is asked for. @throws GraphQLError BAD_USER_INPUT */
export async function listMaterial(
  ctx: Context,
  { page, search, sort, filter, reader = toReader(ctx) }: AskedMaterial,
): Promise<MarketingMaterialList> {
  const asOf = new Date().toISOString();
  const { type = null, category = null, article = null, hashes = null } = filter;
  const market = checkedText(filter.market ?? '', 'market') || null;
  for (const text of [category, article]) checkedText(text ?? '', 'filter');
  if ((hashes?.length ?? 0) > mostHashes) throw badUserInput(`At most ${mostHashes} hashes`);
  for (const hash of hashes ?? []) checkedText(hash, 'hashes');
  const common = toItemFilter(materialKind, reader, { market, state: filter.state ?? null });
  const { rows, count } = await materialPage(ctx.db, reader, {
    filter: { ...common, type, category, article, hashes },
    search: toSearchPatterns(search),
    sort: sort ?? null,
    page,
  });
  const materials = rows.map((row) => toMaterial(row, reader, ctx));
  return { marketingMaterials: materials, info: pageInfo(page, count), asOf };
}
