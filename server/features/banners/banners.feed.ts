import { picture, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { checkPeriod, link, period } from '#server/feeds/message-cells.ts';

const banners = feedFile({
  name: 'banners.csv',
  table: 'banner',
  key: ['sorg', 'id'],
  pictureFolder: 'banners/',
  columns: {
    sorg,
    id: required(text(60)),
    bannerFile: required(picture, { to: 'file' }),
    link: optional(link),
    ...period,
  },
  finish: checkPeriod,
});

/** The files of a feed that this feature reads. */
export const bannersFeed: readonly FeedFile[] = [banners];
