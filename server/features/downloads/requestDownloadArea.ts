import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { viewerOf } from '#server/graphql/context.ts';
import type {
  MutationRequestDownloadAreaArgs,
  MutationResolvers,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { readsOnly } from '#server/graphql/read-only.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import type { TableLayout } from '#server/lib/list-export.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { mostDownloads } from '#shared/downloads/modules.ts';
import { findPeriodProblem, type PeriodProblem } from '#shared/downloads/period.rules.ts';
import { mayRead, moduleExports } from './download-modules.ts';
import { getQuotaDay } from './downloadArea.ts';
import { countRequests, insertDownload, lockRequests } from './downloads.store.ts';
import { downloadQueue } from './make-download.ts';

const texts: Record<PeriodProblem, string> = {
  END_BEFORE_START: 'The period ends before it begins',
  IN_FUTURE: 'The period ends after today',
  PERIOD_TOO_LONG: 'The period is longer than a year',
  TWO_YEARS: 'The period is not in one calendar year',
};

/** Asks for a file with the records of a period, which is made in the background (O149). */
export const requestDownloadArea: MutationResolvers['requestDownloadArea'] = (_, args, ctx) => {
  const layout = readLayout(args);
  return once(ctx, 'requestDownloadArea', args, async (tx) => {
    const viewer = viewerOf(ctx);
    const { module, from, to } = args;
    const refuse = (field: string, code: string, text: string, facts = {}) =>
      failure([userError(field, code, text, facts)]);
    if (!mayRead(viewer, module)) return refuse('module', 'NOT_ALLOWED', 'Not yours to read');
    const hasAll = readsOnly(viewer.areas);
    if (!hasAll && !viewer.customer)
      return refuse('customer', 'NO_CUSTOMER', 'Select a customer first');
    const { today, tomorrow, start } = getQuotaDay(ctx);
    const problem = findPeriodProblem(from, to, today);
    if (problem) return refuse('to', problem, texts[problem]);
    await lockRequests(tx, viewer);
    if ((await countRequests(tx, viewer, start)) >= mostDownloads)
      return refuse('module', 'QUOTA_EXHAUSTED', 'No more today', { day: tomorrow });
    const format = args.format === 'CSV' ? 'csv' : 'xlsx';
    await insertDownload(tx, viewer, {
      id: randomUUID(),
      customer: hasAll ? null : (viewer.customer?.unified ?? null),
      module,
      from,
      to,
      format,
      host: ctx.host.host,
      locale: ctx.locale,
      layout,
      fileName: `${layout.title} ${from} ${to}.${format}`,
    });
    await ctx.jobs.send(downloadQueue, {}, tx);
    return { message: success('The file is made'), userErrors: [] };
  });
};

/** The layout of the table that was asked for. @throws GraphQLError BAD_USER_INPUT */
function readLayout({ module, title, columns }: MutationRequestDownloadAreaArgs): TableLayout {
  const asked = {
    title,
    columns: columns.map(({ name, header, texts }) => ({
      name,
      header,
      ...(texts && { texts: Object.fromEntries(texts.map(({ value, text }) => [value, text])) }),
    })),
  };
  const parsed = v.safeParse(moduleExports[module].layout, asked);
  if (parsed.success) return parsed.output;
  throw badUserInput(`${v.getDotPath(parsed.issues[0]) ?? 'columns'}: ${parsed.issues[0].message}`);
}
