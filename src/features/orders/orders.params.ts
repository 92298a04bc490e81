import * as v from 'valibot';
import { orderStates } from '#shared/order-states.ts';
import {
  choiceParam,
  choicesParam,
  dayParam,
  defineListParams,
  flagParam,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** Days are both included; an empty text is no filter. */
export const orderListParams = defineListParams(
  v.object({
    search: textParam(),
    status: choiceParam(['', ...orderStates]),
    from: dayParam(),
    to: dayParam(),
    consignment: flagParam(),
    hide: choicesParam(['date', 'type', 'po-number', 'status']),
    ...pageParams,
  }),
);

/** The parameters of the list of open lines. */
export const openOrderParams = defineListParams(
  v.object({ search: textParam(), consignment: flagParam(), ...pageParams }),
);

/** The parameters of the list of orders. */
export type OrderListParams = Omit<typeof orderListParams.defaults, 'hide'>;
/** The parameters of the list of open lines. */
export type OpenOrderParams = typeof openOrderParams.defaults;
