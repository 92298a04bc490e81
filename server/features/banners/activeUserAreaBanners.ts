import { viewerOf } from '#server/graphql/context.ts';
import type { QueryResolvers } from '#server/graphql/generated/types.ts';
import { safeLink } from '#server/lib/safe-link.ts';
import { activeBanners } from './banners.store.ts';

/** The banners that pop up for the viewer (E122 to E128, B309); `url` is the address of the picture. */
export const activeUserAreaBanners: QueryResolvers['activeUserAreaBanners'] = async (
  _,
  __,
  ctx,
) => {
  const sorgs = viewerOf(ctx).areas.map(({ sorg }) => sorg);
  const rows = await activeBanners(ctx.db, sorgs);
  return rows.map((row) => {
    const bannerFile = `${row.file}.webp`;
    return {
      id: row.id,
      sorg: row.sorg,
      url: `/bnrs/image/${bannerFile}`,
      link: safeLink(row.link ?? '', ctx.host.host)?.href ?? null,
      bannerFile,
      from: row.starts_at.toISOString(),
      to: row.ends_at.toISOString(),
    };
  });
};
