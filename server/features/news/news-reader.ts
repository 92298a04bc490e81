import { hasKind, requireWriter } from '#server/features/content/content.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { getDayIn } from '#shared/days.ts';
import type { NewsReader } from './news-columns.store.ts';

/** Returns the viewer as a reader of news; null where the host has none (F009). */
export const toReader = (ctx: Context): NewsReader | null =>
  hasKind(ctx, 'news') ? { ...ofRequest(ctx), viewer: viewerOf(ctx), isWriter: false } : null;

/** Returns the viewer as a writer of news. @throws GraphQLError FORBIDDEN (B037) */
export const toWriter = (ctx: Context): NewsReader => ({
  ...ofRequest(ctx),
  viewer: requireWriter(ctx, 'news'),
  isWriter: true,
});

/** The language, and the day in the sales organisation's time zone (reading 98). */
const ofRequest = ({ locale, host }: Context) => ({ locale, today: getDayIn(host.timeZone) });
