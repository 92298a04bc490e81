import type { Banner } from '#server/graphql/generated/types.ts';
import { safeLink } from '#server/lib/safe-link.ts';
import { getContentState } from '#shared/content/content-state.rules.ts';
import type { BannerRow, WrittenBannerRow } from './banners.store.ts';

/**
 * Returns a banner to its readers (E122 to E128), without what only writers see; `url` is the address of the picture.
 * @param host domain of the portal; links to it open in the same window
 */
export function toBanner(row: BannerRow, host: string): Banner {
  const bannerFile = `${row.picture ?? row.file}.webp`;
  return {
    id: row.key,
    sorg: row.sorg,
    url: `/bnrs/image/${bannerFile}`,
    link: safeLink(row.link ?? '', host)?.href ?? null,
    bannerFile,
    from: row.validFrom,
    to: row.validTo,
    file: null,
    portals: [],
    state: 'live',
    changedAt: row.changedAt.toISOString(),
    changedBy: '',
    version: row.version,
  };
}

/** Returns a banner to writers. @param day YYYY-MM-DD, on which its state counts */
export function toWrittenBanner(row: WrittenBannerRow, host: string, day: string): Banner {
  const { deletedAt, files, portals, changedBy } = row;
  return {
    ...toBanner(row, host),
    file: files.find(({ id }) => id === row.picture) ?? null,
    portals,
    state: getContentState({ ...row, deletedAt: deletedAt?.toISOString() ?? null }, day),
    changedBy,
  };
}
