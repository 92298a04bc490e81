import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import type { FieldValues } from '#server/features/audit/audit.public.ts';
import {
  findPeriodProblems,
  findPortalProblems,
  markMessageDeleted,
  parseLink,
} from '#server/features/content/content-messages.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import type { Banner, BannerInput } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { type Checked, checked, type Entity } from '#server/lib/entity.ts';
import { getDayIn } from '#shared/days.ts';
import { toWrittenBanner } from './banners.rules.ts';
import { findBanner, picturePurpose, type WrittenBannerRow } from './banners.store.ts';
import { type BannerValues, insertBanner, updateBanner } from './write-banner.store.ts';

/** Describes banners to the shared mutations, for one request. */
export const createBannerEntity = ({ host }: Pick<Context, 'host'>) => {
  const readWritten = async (tx: Db, viewer: Viewer, key: string) => {
    const row = await findBanner(tx, viewer, key);
    if (!row) throw new Error(`Banner ${key} is not there after it was written`);
    return row;
  };
  return {
    feature: 'banners',
    id: ({ key }) => key,
    begin: (_tx, viewer) => viewer,
    find: (tx, viewer, key) => findBanner(tx, viewer, key, { lock: true }),
    check: (tx, viewer, input, current) => parseBanner(tx, host.host, viewer, input, current),
    insert: async (tx, viewer, values) =>
      readWritten(tx, viewer, await insertBanner(tx, viewer, randomUUID(), values)),
    async update(tx, viewer, row, values) {
      await updateBanner(tx, viewer, row, values);
      return readWritten(tx, viewer, row.key);
    },
    remove: (tx, viewer, { key }) => markMessageDeleted(tx, 'banner', viewer, key),
    show: (row) => toWrittenBanner(row, host.host, getDayIn(host.timeZone)),
    audited: toAudited,
    files: [{ purpose: picturePurpose, of: ({ picture }) => (picture === null ? [] : [picture]) }],
  } satisfies Entity<WrittenBannerRow, BannerInput, Banner, Viewer, BannerValues>;
};

/** Checks a banner; without a file it keeps the picture that it has (B122). */
async function parseBanner(
  tx: Db,
  host: string,
  { sorg }: Viewer,
  { link, bannerFile, from, to, portals, published }: BannerInput,
  current: WrittenBannerRow | null,
): Promise<Checked<BannerValues>> {
  const { href, userErrors } = parseLink(link, 'input.link', host);
  if (!current && !bannerFile)
    userErrors.unshift(userError('input.bannerFile', 'FILE_REQUIRED', 'Choose a picture'));
  userErrors.push(
    ...findPeriodProblems(from, to, 'input.to'),
    ...(await findPortalProblems(tx, sorg, portals ?? [], 'input.portals')),
  );
  return checked(userErrors, {
    link: href,
    picture: bannerFile ?? current?.picture ?? null,
    from,
    to,
    portals: [...new Set(portals ?? [])],
    published: published ?? true,
  });
}

/** The values of a banner that its history compares. */
const toAudited = (row: WrittenBannerRow): FieldValues => ({
  link: row.link,
  picture: row.picture ?? row.file,
  from: row.validFrom,
  to: row.validTo,
  portals: row.portals.join(', '),
  published: row.published,
});
