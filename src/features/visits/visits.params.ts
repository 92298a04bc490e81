import * as v from 'valibot';
import {
  choicesParam,
  dayParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list. Days are both included; an empty text is no filter. */
export const visitListParams = defineListParams(
  v.object({
    search: textParam(),
    customer: textParam(),
    by: textParam(),
    from: dayParam(),
    to: dayParam(),
    hide: choicesParam(['displayName', 'photos', 'share']),
    ...pageParams,
  }),
);

export type VisitListParams = Omit<typeof visitListParams.defaults, 'hide'>;
