import * as v from 'valibot';
import { itemStatuses } from '#shared/third-party/item-status.rules.ts';
import {
  choiceParam,
  choicesParam,
  dayParam,
  defineListParams,
  flagParam,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the lists of articles. */
export const productListParams = defineListParams(
  v.object({
    search: textParam(),
    vendor: textParam(60),
    withStock: flagParam(),
    ...pageParams,
  }),
);
export type ProductListParams = typeof productListParams.defaults;

/** The parameters of the list of orders; no status is any status. */
export const orderListParams = defineListParams(
  v.object({
    search: textParam(),
    status: choicesParam(itemStatuses),
    vendor: textParam(60),
    from: dayParam(),
    to: dayParam(),
    show: choiceParam(['own', 'incoming']),
    ...pageParams,
  }),
);
export type OrderListParams = typeof orderListParams.defaults;
