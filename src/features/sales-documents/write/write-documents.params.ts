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

/** The parameters of the list of sales documents for those who write them. */
export const documentWritingParams = defineListParams(
  v.object({
    search: textParam(),
    type: choiceParam(['', 'general', 'technical']),
    group: textParam(255),
    market: textParam(),
    state: choiceParam(['', ...contentStates]),
    sort: sortParam(['title', 'validFrom', 'validTo', 'changedAt']),
    hide: choicesParam(['type', 'group', 'markets', 'changedAt', 'changedBy']),
    ...pageParams,
  }),
);

export type DocumentWritingParams = typeof documentWritingParams.defaults;

/** The parameters of the list of groups for those who write them. */
export const groupWritingParams = defineListParams(
  v.object({
    search: textParam(),
    market: textParam(),
    sort: sortParam(['name', 'changedAt']),
    hide: choicesParam(['markets', 'changedAt', 'changedBy']),
    ...pageParams,
  }),
);

export type GroupWritingParams = typeof groupWritingParams.defaults;
