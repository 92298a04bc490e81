import * as v from 'valibot';
import {
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of records with data of consumers. */
export const consumerListParams = defineListParams(
  v.object({
    search: textParam(),
    sort: sortParam(['name', 'boughtOn']),
    hide: choicesParam(['address', 'article', 'dealer', 'consent']),
    ...pageParams,
  }),
);

export type ConsumerListParams = Omit<typeof consumerListParams.defaults, 'hide'>;
