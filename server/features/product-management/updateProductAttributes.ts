import type { OverriddenArticle, Override } from '#server/features/catalog/catalog.public.ts';
import type { Context } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationUpdateProductAttributesArgs,
  NewArrivalInput,
  ProductAttributesInput,
  UserError,
} from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { isSupportedDay } from '#shared/days.ts';
import { overrideArticles } from './override-articles.ts';

/** Sets order flag, new arrival and active of articles, or gives them back to the feed (O173). */
export const updateProductAttributes = (
  _root: unknown,
  args: MutationUpdateProductAttributesArgs,
  ctx: Context,
): Promise<MessagePayload> => overrideArticles(ctx, 'updateProductAttributes', args, setAttributes);

function setAttributes(
  { orderFlag, newArrival, active }: ProductAttributesInput,
  { override, fed }: OverriddenArticle,
  at: string,
): Override | UserError {
  const wrong = newArrival && findWrongDay(newArrival, `${at}.newArrival`);
  if (wrong) return wrong;
  if (active && !fed.active)
    return userError(`${at}.active`, 'INACTIVE_IN_FEED', 'The feed says that it is inactive');
  return {
    ...override,
    ...(orderFlag !== undefined && { order_blocked: orderFlag === null ? null : !orderFlag }),
    ...(newArrival !== undefined && {
      has_new_arrival: newArrival !== null,
      new_from: newArrival?.from || null,
      new_to: newArrival?.to || null,
    }),
    ...(active !== undefined && { inactive: active === false }),
  };
}

function findWrongDay({ from, to }: NewArrivalInput, at: string): UserError | null {
  const isWrong = (day: string | null | undefined) => Boolean(day) && !isSupportedDay(day ?? '');
  if (isWrong(from)) return userError(`${at}.from`, 'NOT_A_DAY', 'There is no such day');
  if (isWrong(to)) return userError(`${at}.to`, 'NOT_A_DAY', 'There is no such day');
  return from && to && to < from
    ? userError(`${at}.from`, 'ENDS_BEFORE_START', 'From cannot be after To')
    : null;
}
