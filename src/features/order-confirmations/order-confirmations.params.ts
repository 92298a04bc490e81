import * as v from 'valibot';
import { dayParam, defineListParams, pageParams, textParam } from '#src/crud/list/list-params.ts';

/** `day`: stock is checked for it, YYYY-MM-DD; empty for the day each line was requested for. */
export const waitingParams = defineListParams(
  v.object({ search: textParam(), day: dayParam(), ...pageParams }),
  ['search'],
);

/** The parameters of the list. */
export type WaitingParams = typeof waitingParams.defaults;
