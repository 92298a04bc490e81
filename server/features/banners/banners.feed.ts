import { picture, text } from '#server/feeds/cell-types.ts';
import { sorg } from '#server/feeds/common-columns.ts';
import { type FeedFile, feedFile, optional, required } from '#server/feeds/feed-file.ts';
import { checkShownDays, link, shownOn } from '#server/feeds/message-cells.ts';

const banners = feedFile({
  name: 'banners.csv',
  table: 'banner',
  key: ['sorg', 'id'],
  keepsStaffChanges: 'of_staff',
  raisesVersion: true,
  pictureFolder: 'banners/',
  columns: {
    sorg,
    id: required(text(60)),
    bannerFile: required(picture, { to: 'file' }),
    link: optional(link),
    ...shownOn,
  },
  // The picture of the file takes the place of one that staff have uploaded.
  computed: { picture: 'text' },
  finish: (row, tell) => {
    row.picture = null;
    checkShownDays(row, tell);
  },
});

/** The files of a feed that this feature reads. */
export const bannersFeed: readonly FeedFile[] = [banners];
