import type { Db } from '#server/db/database.ts';
import { type FieldValues, recordEvents } from '#server/features/audit/audit.public.ts';
import {
  type ArticleKey,
  applyOverride,
  listOverridden,
  lockOverridden,
  type OverriddenArticle,
  type Override,
  writeOverrides,
} from '#server/features/catalog/catalog.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MessagePayload, UserError } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';

/** How many articles a call may name (C085). */
const most = 75;

interface Named {
  articleCode: string;
  sorg: string;
  seen?: string | null;
}

/** Returns the new override of an article, or the reason for a refusal. @param at its place in the arguments */
export type SetOverride<Product> = (
  product: Product,
  article: OverriddenArticle,
  at: string,
) => Override | UserError;

const isError = (result: Override | UserError): result is UserError => 'code' in result;
const keyOf = ({ sorg, code }: ArticleKey) => JSON.stringify([sorg, code]);

/**
 * Changes the overrides of articles. Each article is checked alone (B162, reading 110). The history records the user.
 * @param args as the client sent them
 * @throws GraphQLError BAD_USER_INPUT for more than 75, or one that is named twice
 */
export async function overrideArticles<Product extends Named>(
  ctx: Context,
  operation: string,
  args: { products: readonly Product[] },
  setOverride: SetOverride<Product>,
): Promise<MessagePayload> {
  const { products } = args;
  if (products.length === 0 || products.length > most)
    throw badUserInput(`products must have 1 to ${most} articles`);
  const keys = products.map(({ sorg, articleCode: code }) => ({ sorg, code }));
  if (new Set(keys.map(keyOf)).size < keys.length) throw badUserInput('An article is named twice');
  const run = (tx: Db) => change(tx, ctx, products, setOverride);
  return await once(ctx, operation, args, run, { customer: 'in arguments' });
}

async function change<Product extends Named>(
  tx: Db,
  ctx: Context,
  products: readonly Product[],
  setOverride: SetOverride<Product>,
): Promise<MessagePayload> {
  const { userId } = viewerOf(ctx);
  const keys = products.map(({ sorg, articleCode: code }) => ({ sorg, code }));
  const known = keys.filter((key) => !keyOf(key).includes('\\u0000'));
  const locked = await lockOverridden(tx, userId, known);
  const byKey = new Map(locked.map((article) => [keyOf(article), article]));
  const userErrors: UserError[] = [];
  const changes: { before: OverriddenArticle; after: OverriddenArticle }[] = [];
  products.forEach((product, nth) => {
    const at = `products.${nth}`;
    const before = byKey.get(keyOf({ sorg: product.sorg, code: product.articleCode }));
    const result = before
      ? (staleness(product, before, at) ?? setOverride(product, before, at))
      : userError(`${at}.articleCode`, 'UNKNOWN_ARTICLE', 'There is no such article');
    if (isError(result)) userErrors.push(result);
    else if (before) changes.push({ before, after: { ...before, override: result } });
  });
  if (changes.length === 0) return failure(userErrors);
  await writeOverrides(
    tx,
    userId,
    changes.map(({ after }) => after),
  );
  await recordChanges(tx, ctx, changes);
  return { message: success(`${changes.length} of ${products.length} changed`), userErrors };
}

/** Refuses an article whose override has another version than the one that the sender saw. */
function staleness({ seen }: Named, { version }: OverriddenArticle, at: string): UserError | null {
  if (seen === undefined || seen === null || seen === String(version ?? '')) return null;
  return userError(`${at}.articleCode`, 'CHANGED_MEANWHILE', 'It was changed in the meantime');
}

/** The values for the history: the effective ones, and the names of the overridden ones. */
function toFields({ fed, override }: OverriddenArticle): FieldValues {
  const state = applyOverride(fed, override);
  return {
    orderFlag: !state.order_blocked,
    newFrom: state.new_from,
    newTo: state.new_to,
    inCatalog: state.active,
    deleted: override.deleted_at !== null,
    set: listOverridden(override).join(', ') || null,
  };
}

async function recordChanges(
  tx: Db,
  ctx: Context,
  changes: readonly { before: OverriddenArticle; after: OverriddenArticle }[],
): Promise<void> {
  for (const [sorg, group] of Map.groupBy(changes, ({ after }) => after.sorg))
    await recordEvents(
      tx,
      { auditSource: { ...ctx.auditSource, sorg } },
      group.map(({ before, after }) => ({
        feature: 'product-management',
        id: after.code,
        action: toAction(before.override, after.override),
        before: toFields(before),
        after: toFields(after),
      })),
    );
}

function toAction(before: Override, after: Override) {
  if (!before.deleted_at && after.deleted_at) return 'deleted';
  return before.deleted_at && !after.deleted_at ? 'restored' : 'changed';
}
