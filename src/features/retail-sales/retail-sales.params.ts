import * as v from 'valibot';
import { retailSaleStates, retailSaleTypes } from '#shared/serials/retail-sale-states.ts';
import {
  choiceParam,
  choicesParam,
  dayParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** Days are both included; an empty text is no filter. */
export const saleListParams = defineListParams(
  v.object({
    search: textParam(),
    status: choiceParam(['', ...retailSaleStates]),
    type: choiceParam(['', ...retailSaleTypes]),
    from: dayParam(),
    to: dayParam(),
    sort: sortParam(['soldDate', 'frameNumber', 'createdAt', 'status']),
    hide: choicesParam(['article', 'oldCode', 'dealer', 'consumer', 'created', 'warranty']),
    ...pageParams,
  }),
);

/** The parameters of the report. */
export type SaleListParams = Omit<typeof saleListParams.defaults, 'hide'>;
