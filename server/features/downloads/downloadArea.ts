import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { pageInfo, parsePage } from '#server/lib/paging.ts';
import { addDays, getDayIn, startOfDay } from '#shared/days.ts';
import { mostDownloads } from '#shared/downloads/modules.ts';
import { countRequests, downloadPage } from './downloads.store.ts';
import { toDownload } from './to-download.ts';

/** The viewer's requests for files, and how many more are possible today (O141). */
export const downloadArea: QueryResolvers['downloadArea'] = async (_, args, ctx) => {
  const viewer = viewerOf(ctx);
  const page = parsePage(args, 100);
  const asOf = new Date().toISOString();
  const { rows, count } = await downloadPage(ctx.db, viewer, { status: args.status ?? null, page });
  const { start, end } = getQuotaDay(ctx);
  const asked = await countRequests(ctx.db, viewer, start);
  return {
    requests: rows.map(toDownload),
    info: pageInfo(page, count),
    left: Math.max(0, mostDownloads - asked),
    nextAt: end.toISOString(),
    asOf,
  };
};

/** The present day of the sales organisation as instants, for which the quota holds (readings 45 and 95). */
export function getQuotaDay({ host: { timeZone } }: Pick<Context, 'host'>) {
  const today = getDayIn(timeZone);
  const tomorrow = addDays(today, 1);
  return {
    today,
    tomorrow,
    start: startOfDay(timeZone, today),
    end: startOfDay(timeZone, tomorrow),
  };
}
