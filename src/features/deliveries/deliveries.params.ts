import * as v from 'valibot';
import {
  choiceParam,
  dayParam,
  defineListParams,
  flagParam,
  pageParams,
  textParam,
} from '#src/crud/list-params.ts';
import { isPeriod, type Period, thirtyDays } from './period.rules.ts';

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

/** The days a list shows. @param day today, YYYY-MM-DD */
export const toPeriod = ({ from, to }: Period, day: string): Period =>
  from && to ? { from, to } : thirtyDays(day);

/** Leaves the usual days out, so that the address means the last 30 days tomorrow as well. */
export function toParams({ from, to }: Period, day: string): Period {
  const usual = thirtyDays(day);
  return from === usual.from && to === usual.to ? { from: '', to: '' } : { from, to };
}
