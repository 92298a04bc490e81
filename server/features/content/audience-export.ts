import * as v from 'valibot';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ContentKind, ContentReader } from '#server/graphql/generated/types.ts';
import { exportColumns, filterText } from '#server/lib/export-columns.ts';
import { listExport } from '#server/lib/list-export.ts';
import { readAskedAudience } from './asked-audience.ts';
import { mostMarkets } from './content.store.ts';
import { audiencePage } from './content-audience.store.ts';
import { contentKinds } from './content-kinds.ts';

const { text, dayOf } = exportColumns<ContentReader>();

const name = v.nullish(filterText(200));

const filter = v.object({
  of: v.object({
    kind: v.picklist(Object.keys(contentKinds) as ContentKind[]),
    id: name,
    contentTargetMarkets: v.nullish(v.pipe(v.array(filterText(200)), v.maxLength(mostMarkets))),
    parent: name,
    type: name,
  }),
  search: v.optional(filterText()),
  hasRead: v.nullish(v.boolean()),
});

/** The users whom `contentAudience` lists, with the days on which they have read what must be read. */
export const audienceExport = listExport({
  list: 'content-readers',
  scopes: [...new Set(Object.values(contentKinds).map(({ writes }) => writes))],
  filter,
  check: (ctx, { of, ...asked }) => readAskedAudience(ctx, of, asked),
  columns: {
    displayName: text((row) => row.displayName, 30),
    username: text((row) => row.username),
    readAt: dayOf(({ readAt }) => (readAt ? new Date(readAt) : null)),
  },
  portions: readerPortions,
});

const portion = 1_000;

async function* readerPortions(
  ctx: Context,
  { of, ...filtered }: v.InferOutput<typeof filter>,
  most: number,
): AsyncGenerator<ContentReader[]> {
  const asked = await readAskedAudience(ctx, of, filtered);
  if (!asked) return;
  for (let offset = 0; offset < most; offset += portion) {
    const page = { page: offset / portion + 1, limit: Math.min(portion, most - offset), offset };
    const rows = await audiencePage(ctx.db, viewerOf(ctx).sorg, asked, page);
    if (rows.length > 0) yield rows;
    if (rows.length < portion) return;
  }
}
