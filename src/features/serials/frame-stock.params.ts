import * as v from 'valibot';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of bikes; without any it shows those that are not sold. */
export const stockParams = defineListParams(
  v.object({
    search: textParam(),
    sold: choiceParam(['no', 'yes', 'any']),
    inspected: choiceParam(['', 'yes', 'no']),
    todo: choiceParam(['', 'inspect', 'register']),
    hide: choicesParam(['article', 'look', 'delivery', 'delivered', 'customer']),
    ...pageParams,
  }),
);

export type StockParams = Omit<typeof stockParams.defaults, 'hide'>;
