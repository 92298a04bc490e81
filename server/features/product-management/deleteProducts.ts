import type { Context } from '#server/graphql/context.ts';
import type {
  MessagePayload,
  MutationDeleteProductsArgs,
} from '#server/graphql/generated/types.ts';
import { overrideArticles } from './override-articles.ts';

/** Takes articles out of the catalog, or puts them back (O174, B283); one that is as wanted stays so. */
export const deleteProducts = (
  _root: unknown,
  args: MutationDeleteProductsArgs,
  ctx: Context,
): Promise<MessagePayload> =>
  overrideArticles(ctx, 'deleteProducts', args, (_product, { override }) => ({
    ...override,
    deleted_at: args.restore ? null : (override.deleted_at ?? new Date()),
  }));
