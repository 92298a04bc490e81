import * as v from 'valibot';
import { contentStates } from '#shared/content/content-state.rules.ts';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of news for those who write them. */
export const newsWritingParams = defineListParams(
  v.object({
    search: textParam(),
    market: textParam(),
    state: choiceParam(['', ...contentStates]),
    sort: sortParam(['title', 'validFrom', 'validTo', 'changedAt']),
    hide: choicesParam(['markets', 'changedAt', 'changedBy']),
    ...pageParams,
  }),
);

export type NewsWritingParams = typeof newsWritingParams.defaults;
