import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';
import { getDayIn } from '#shared/days.ts';
import type { Locale } from '#shared/locales.ts';
import { contentKinds } from '../content-kinds.ts';
import { hasKind, requireWriter } from '../content-rights.ts';
import type { ContentViewer } from '../content-visibility.store.ts';

/** A viewer with the language, the day (YYYY-MM-DD), and whether items are read as a writer. */
export interface ItemReader {
  viewer: ContentViewer;
  locale: Locale;
  today: string;
  isWriter: boolean;
}

/** Returns the viewer as a reader of content that the host has. */
export const toReader = (ctx: Context): ItemReader => ({
  ...ofRequest(ctx),
  viewer: viewerOf(ctx),
  isWriter: false,
});

/** Returns the viewer as a writer of a kind of content. @throws GraphQLError FORBIDDEN (B037) */
export const toWriter = (ctx: Context, kind: ContentKind): ItemReader => ({
  ...ofRequest(ctx),
  viewer: requireWriter(ctx, kind),
  isWriter: true,
});

/** The language, and the day in the sales organisation's time zone (reading 98). */
const ofRequest = ({ locale, host }: Context) => ({ locale, today: getDayIn(host.timeZone) });

/**
 * Finds an item as writers see it where the viewer writes its kind, else as readers do. A host may not have the kind (F009).
 * @returns what `show` makes of it; null for an unknown one and for one that the viewer may not see alike
 */
export async function readOneItem<Row, Shown>(
  ctx: Context,
  kind: ContentKind,
  find: (reader: ItemReader) => Promise<Row | null>,
  show: (row: Row, reader: ItemReader) => Shown,
): Promise<Shown | null> {
  if (!hasKind(ctx, kind)) return null;
  const reader = toReader(ctx);
  const writes = viewerOf(ctx).scopes.has(contentKinds[kind].writes);
  for (const each of writes ? [toWriter(ctx, kind), reader] : [reader]) {
    const row = await find(each);
    if (row) return show(row, each);
  }
  return null;
}
