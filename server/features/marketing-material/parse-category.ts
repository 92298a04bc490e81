import type { Db } from '#server/db/database.ts';
import { type ItemValues, parseItem } from '#server/features/content/content.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MarketingMaterialCategoryInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { type Checked, checked } from '#server/lib/entity.ts';
import { type CategoryRow, categoryKind } from './category.store.ts';
import { findPlaceProblems } from './category-place.rules.ts';
import { findCategoryPlace } from './category-place.store.ts';
import { findRouteProblem, toRoute } from './route.rules.ts';
import { haveFilesChanged } from './upload-time.rules.ts';

const unknownParent = {
  field: 'input.parentId',
  code: 'UNKNOWN_CATEGORY',
  message: 'There is no such category',
};

/**
 * Checks a category (readings 63, 66 and 68). Codes: those of createMarketingMaterialCategory in the schema; OWN_ANCESTOR.
 * @param current the category as it is stored; null for a new one
 */
export async function parseCategory(
  tx: Db,
  ctx: Context,
  input: MarketingMaterialCategoryInput,
  current: CategoryRow | null,
): Promise<Checked<ItemValues>> {
  const { type, parentId: parent, showChilds, sorting } = input;
  // A route that is left out stays, so that addresses do.
  const route = input.route?.trim() || current?.route || toRoute(input.title);
  const userErrors = [...findNumberProblems(sorting ?? 0), ...findRouteProblems(route)];
  const options = { parent: unknownParent, userErrors };
  const item = await parseItem(
    tx,
    ctx,
    categoryKind,
    { ...input, parent: parent ?? null },
    options,
  );
  if ('userErrors' in item) return item;
  const place = await findCategoryPlace(tx, viewerOf(ctx).sorg, {
    key: current?.id ?? null,
    parent: parent || null,
    type,
    route,
  });
  const wrong = findPlaceProblems(type, place);
  if (place.isRouteTaken)
    wrong.push(userError('input.route', 'ROUTE_TAKEN', 'Another category has this route'));
  const { values, parent: found } = item.parsed;
  const picture = { uploaded_at: values.files.length > 0 ? new Date() : null };
  const columns = {
    ...values.columns,
    parent_id: found?.id ?? null,
    type,
    route,
    show_childs: showChilds ?? true,
    sorting: sorting ?? 0,
    ...(haveFilesChanged(current?.fileRows ?? [], values.files) && picture),
  };
  return checked(wrong, { ...values, columns });
}

function findRouteProblems(route: string): UserError[] {
  const code = findRouteProblem(route);
  const message =
    code === 'BAD_ROUTE' ? 'Small letters, digits, single hyphens' : 'A word of our own addresses';
  return code ? [userError('input.route', code, message)] : [];
}

const mostSorting = 1_000_000;

const findNumberProblems = (sorting: number): UserError[] =>
  Math.abs(sorting) > mostSorting
    ? [userError('input.sorting', 'BAD_NUMBER', `At most ${mostSorting}`, { most: mostSorting })]
    : [];
