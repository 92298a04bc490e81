import * as v from 'valibot';
import {
  choiceParam,
  choicesParam,
  dayParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** Columns by which the server sorts. */
const sortColumns = ['createdAt', 'statusAt', 'custName', 'referenceNo'] as const;

/**
 * The parameters of the list; `show` chooses between what waits for the user and all. Days are both included; an empty
 * text is no filter.
 */
export const claimListParams = defineListParams(
  v.object({
    show: choiceParam(['waiting', 'all']),
    search: textParam(),
    status: textParam(),
    category: choiceParam(['', 'Bike', 'PAA']),
    brand: textParam(),
    customer: textParam(),
    from: dayParam(),
    to: dayParam(),
    sort: sortParam(sortColumns),
    hide: choicesParam(['createdAt', 'custName', 'frameNumber', 'brandName', 'qty', 'statusAt']),
    ...pageParams,
  }),
  ['search', 'status', 'category', 'brand', 'customer', 'from', 'to'],
);

export type ClaimListParams = Omit<typeof claimListParams.defaults, 'hide'>;
