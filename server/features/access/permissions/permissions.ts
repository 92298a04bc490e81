import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { toSearchPatterns } from '#server/lib/like-pattern.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { administratorOf } from '../rights/administrator.ts';
import { permissionPage } from './permission.store.ts';
import { showPermission } from './permission-entity.ts';

const mostPermissions = 500;

/** All permissions by name (O161). */
export const permissions: QueryResolvers['permissions'] = async (_, args, ctx) => {
  const page = parsePage(args, mostPermissions);
  const asOf = new Date().toISOString();
  const search = toSearchPatterns(args.search);
  const me = await administratorOf(ctx);
  const { rows, count } = await permissionPage(ctx.db, { search, page });
  const shown = rows.map((row) => showPermission(row, me));
  return { permissions: shown, info: pageInfo(page, count), asOf };
};
