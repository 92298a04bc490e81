import * as v from 'valibot';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

const typeParam = () => choiceParam(['', 'brand_assets', 'marketing_material']);

/** The parameters of the list of categories for those who write them. */
export const categoryWritingParams = defineListParams(
  v.object({
    search: textParam(),
    type: typeParam(),
    market: textParam(),
    /** The id of a category: those directly in it. */
    parent: textParam(255),
    sort: sortParam(['title', 'changedAt']),
    hide: choicesParam(['type', 'parent', 'markets', 'changedAt', 'changedBy']),
    ...pageParams,
  }),
);

export type CategoryWritingParams = typeof categoryWritingParams.defaults;

/** The states of material, which has no days. */
export const materialStates = ['draft', 'live', 'deleted'] as const;

/** The parameters of the list of material for those who write it. */
export const materialWritingParams = defineListParams(
  v.object({
    search: textParam(),
    type: typeParam(),
    /** The id of a category. */
    category: textParam(255),
    market: textParam(),
    state: choiceParam(['', ...materialStates]),
    sort: sortParam(['title', 'changedAt']),
    hide: choicesParam(['type', 'category', 'markets', 'changedAt', 'changedBy']),
    ...pageParams,
  }),
);

export type MaterialWritingParams = typeof materialWritingParams.defaults;
