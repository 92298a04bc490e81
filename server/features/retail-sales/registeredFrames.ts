import { serialRules } from '#server/features/serials/serials.public.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { readAskedSales } from './list/sale-filter.ts';
import { countByState, salePage } from './list/sale-list.store.ts';
import { toRegisteredFrame } from './list/to-registered-frame.ts';

/** The frames that the viewer's customers have registered as sold, newest sale first (O118). */
export const registeredFrames: QueryResolvers['registeredFrames'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 100);
  const asked = await readAskedSales(ctx, args);
  const asOf = new Date().toISOString();
  const [{ rows, count }, counts, rules] = await Promise.all([
    salePage(ctx.db, viewer, ctx.locale, { ...asked, page, sort: args.sort }),
    countByState(ctx.db, viewer, asked),
    serialRules(ctx.db, viewer.sorg),
  ]);
  const frames = rows.map((row) => toRegisteredFrame(ctx, row, rules));
  return { frames, counts, info: pageInfo(page, count), asOf };
};
