import * as v from 'valibot';
import {
  choiceParam,
  dayParam,
  defineListParams,
  flagParam,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';
import { isPeriod } from '#src/lib/period.ts';

/** The parameters of the list of deliveries; without days it shows the last 30. */
export const deliveryParams = defineListParams(
  v.pipe(
    v.object({
      /** Deliveries that left, or those on their way. */
      view: choiceParam(['shipped', 'coming']),
      search: textParam(),
      consignment: flagParam(),
      from: dayParam(),
      to: dayParam(),
      ...pageParams,
    }),
    v.forward(
      v.check(({ from, to }) => (from === '' && to === '') || isPeriod({ from, to })),
      ['from'],
    ),
  ),
  ['search', 'consignment'],
);
