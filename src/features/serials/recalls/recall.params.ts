import * as v from 'valibot';
import { recallStates } from '#shared/serials/recall-task.rules.ts';
import {
  choiceParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of tasks. */
export const recallParams = defineListParams(
  v.object({ search: textParam(), state: choiceParam(['', ...recallStates]), ...pageParams }),
);

export type RecallParams = typeof recallParams.defaults;
