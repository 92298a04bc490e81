import type { Db } from '#server/db/database.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ArticleAliasInput,
  MessagePayload,
  MutationSaveArticleAliasesArgs,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { listLimits } from '#shared/order-lists.ts';
import { aliasChanges, aliasProblems } from './aliases.rules.ts';
import { countAliases, dropAliases, keepAliases, lockAliases } from './aliases.store.ts';
import { type ListKeeper, listKeeper, unknownArticles } from './order-lists.rules.ts';
import { knownArticles } from './order-lists.store.ts';

/** Keeps or deletes own article numbers of the active customer, all or nothing. */
export async function saveArticleAliases(
  _root: unknown,
  { aliases }: MutationSaveArticleAliasesArgs,
  ctx: Context,
): Promise<MessagePayload> {
  const keeper = listKeeper(viewerOf(ctx));
  if (!keeper) return failure([userError('customer', 'NO_CUSTOMER', 'Select a customer first')]);
  const problems = aliasProblems(aliases);
  if (problems.length > 0) return failure(problems);
  return once(ctx, 'saveArticleAliases', { aliases }, (tx) => keep(tx, keeper, aliases));
}

async function keep(
  tx: Db,
  keeper: ListKeeper,
  aliases: readonly ArticleAliasInput[],
): Promise<MessagePayload> {
  const codes = aliases.map(({ articleCode }) => articleCode ?? null);
  const wantedCodes = codes.filter((code) => code !== null);
  const unknown = unknownArticles(
    codes,
    await knownArticles(tx, keeper.sorg, wantedCodes),
    'aliases',
  );
  if (unknown.length > 0) return failure(unknown);
  const { kept, dropped } = aliasChanges(aliases);
  await lockAliases(tx, keeper);
  await dropAliases(tx, keeper, dropped);
  await keepAliases(tx, keeper, kept);
  if ((await countAliases(tx, keeper)) > listLimits.aliases)
    return failure([
      userError('aliases', 'TOO_MANY_ALIASES', `At most ${listLimits.aliases} own numbers`),
    ]);
  return { message: success('Own numbers saved'), userErrors: [] };
}
