import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationUpdateSalesMapAreaCategoriesArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { lockGroups, setCategories } from './sales-areas.store.ts';

const most = 500;

/**
 * Gives region groups of the viewer another category (O150, N100). Code: UNKNOWN_REGION_GROUP at the place of a code.
 * @throws GraphQLError BAD_USER_INPUT for more than 500 groups, or one that is named twice
 */
export async function updateSalesMapAreaCategories(
  _root: unknown,
  args: MutationUpdateSalesMapAreaCategoriesArgs,
  ctx: Context,
): Promise<MessagePayload> {
  const codes = new Set(args.categories.map(({ code }) => code));
  if (args.categories.length > most) throw badUserInput(`At most ${most} region groups at once`);
  if (codes.size < args.categories.length) throw badUserInput('A region group is named twice');
  return await once(
    ctx,
    'updateSalesMapAreaCategories',
    args,
    (tx) => changeCategories(tx, ctx, args),
    { customer: 'in arguments' },
  );
}

async function changeCategories(
  tx: Db,
  ctx: Context,
  { categories }: MutationUpdateSalesMapAreaCategoriesArgs,
): Promise<MessagePayload> {
  const viewer = viewerOf(ctx);
  const codes = categories.map(({ code }) => code).filter((code) => !code.includes('\0'));
  const locked = await lockGroups(tx, viewer, codes);
  const before = new Map(locked.map(({ code, category }) => [code, category]));
  const unknown = categories.flatMap(({ code }, at) =>
    before.has(code)
      ? []
      : [userError(`categories.${at}.code`, 'UNKNOWN_REGION_GROUP', 'No such region group')],
  );
  if (unknown.length > 0) return failure(unknown);
  const changes = categories.filter(({ code, category }) => before.get(code) !== category);
  await setCategories(tx, viewer, changes);
  await recordEvents(
    tx,
    ctx,
    changes.map(({ code, category }) => ({
      feature: 'sales-areas',
      id: code,
      action: 'changed' as const,
      before: { category: before.get(code) ?? null },
      after: { category },
    })),
  );
  return { message: success('The categories were changed'), userErrors: [] };
}
