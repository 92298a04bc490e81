import * as v from 'valibot';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of announcements for those who write them. */
export const announcementListParams = defineListParams(
  v.object({
    search: textParam(),
    type: choiceParam(['', 'home_page', 'login']),
    state: choiceParam(['', 'draft', 'scheduled', 'live', 'over']),
    sort: sortParam(['title', 'from', 'to', 'changedAt']),
    hide: choicesParam(['type', 'portals', 'changedAt', 'changedBy']),
    ...pageParams,
  }),
);

export type AnnouncementListParams = typeof announcementListParams.defaults;
