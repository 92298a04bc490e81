import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { success } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { markRemoved } from './downloads.store.ts';
import { clearQueue } from './make-download.ts';

/** Cancels a request of the viewer, or deletes its file. */
export const removeDownload: MutationResolvers['removeDownload'] = (_, args, ctx) =>
  once(
    ctx,
    'removeDownload',
    args,
    async (tx) => {
      if (!v.is(v.pipe(v.string(), v.uuid()), args.id)) throw badUserInput('id is no id of a file');
      await markRemoved(tx, viewerOf(ctx), args.id);
      await ctx.jobs.send(clearQueue, {}, tx);
      return { message: success('The file is deleted'), userErrors: [] };
    },
    { customer: 'in arguments' },
  );
