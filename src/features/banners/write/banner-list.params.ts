import * as v from 'valibot';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of banners for those who write them. */
export const bannerListParams = defineListParams(
  v.object({
    search: textParam(),
    state: choiceParam(['', 'draft', 'scheduled', 'live', 'over']),
    sort: sortParam(['from', 'to', 'changedAt']),
    hide: choicesParam(['link', 'portals', 'changedAt', 'changedBy']),
    ...pageParams,
  }),
);

export type BannerListParams = typeof bannerListParams.defaults;
