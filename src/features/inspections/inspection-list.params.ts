import * as v from 'valibot';
import {
  choicesParam,
  dayParam,
  defineListParams,
  flagParam,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of inspections. Days are both included; an empty text is no filter. */
export const inspectionListParams = defineListParams(
  v.object({
    search: textParam(),
    brand: textParam(),
    mechanic: textParam(),
    from: dayParam(),
    to: dayParam(),
    deleted: flagParam(),
    hide: choicesParam(['modelYear', 'mechanic', 'custName']),
    ...pageParams,
  }),
);

export type InspectionListParams = Omit<typeof inspectionListParams.defaults, 'hide'>;
