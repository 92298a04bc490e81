import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationSaveOrderListArgs,
  OrderListInput,
  UserError,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import {
  type ListKeeper,
  listKeeper,
  listProblems,
  listToKeep,
  standingProblem,
  unknownArticles,
} from './order-lists.rules.ts';
import { findOwner, keepList, knownArticles, lockLists } from './order-lists.store.ts';

/** Keeps a named cart or template as it is given, under its id; whole or not at all. */
export async function saveOrderList(
  _root: unknown,
  { list }: MutationSaveOrderListArgs,
  ctx: Context,
): Promise<MessagePayload> {
  const keeper = listKeeper(viewerOf(ctx));
  if (!keeper) return failure([userError('customer', 'NO_CUSTOMER', 'Select a customer first')]);
  const problems = listProblems(list);
  if (problems.length > 0) return failure(problems);
  return once(ctx, 'saveOrderList', { list }, (tx) => keep(tx, keeper, list));
}

async function keep(tx: Db, keeper: ListKeeper, list: OrderListInput): Promise<MessagePayload> {
  await lockLists(tx, keeper);
  const codes = list.lines.map((line) => line.articleCode);
  const unknown = unknownArticles(codes, await knownArticles(tx, keeper.sorg, codes), 'lines');
  const standing = standingProblem(await findOwner(tx, keeper, list.id));
  const problems: UserError[] = standing ? [standing, ...unknown] : unknown;
  if (problems.length > 0) return failure(problems);
  if (!(await keepList(tx, keeper, listToKeep(list))))
    return failure([userError('id', 'ID_TAKEN', 'Use another id')]);
  return { message: success('List saved'), userErrors: [] };
}
