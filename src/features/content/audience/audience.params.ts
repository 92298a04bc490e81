import * as v from 'valibot';
import {
  choiceParam,
  defineListParams,
  pageParams,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of those who see content. */
export const audienceParams = defineListParams(
  v.object({ search: textParam(), read: choiceParam(['', 'yes', 'no']), ...pageParams }),
);

export type AudienceParams = typeof audienceParams.defaults;
