import { serialRules } from '#server/features/serials/serials.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { addCounts, pageInfo, parsePage } from '#server/lib/paging.ts';
import { readAskedSales } from './list/sale-filter.ts';
import { salePage } from './list/sale-list.store.ts';
import { toRegisteredFrame } from './list/to-registered-frame.ts';

/** The frames that the viewer's customers have registered as sold, newest sale first (O118). */
export const registeredFrames: QueryResolvers['registeredFrames'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 100);
  const asked = await readAskedSales(ctx, args);
  const asOf = new Date().toISOString();
  const [{ rows, counts }, rules] = await Promise.all([
    salePage(ctx.db, viewer, ctx.locale, { ...asked, page, sort: args.sort }),
    serialRules(ctx.db, viewer.sorg),
  ]);
  const frames = rows.map((row) => toRegisteredFrame(ctx, row, rules));
  const { status } = asked.filter;
  return {
    frames,
    counts: [...counts].map(([state, counted]) => ({ status: state, ...counted })),
    info: pageInfo(page, addCounts(counts, status && [status])),
    asOf,
  };
};
