import * as v from 'valibot';
import {
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of group roles. */
export const groupRoleListParams = defineListParams(
  v.object({
    search: textParam(),
    sort: sortParam(['description', 'users']),
    hide: choicesParam(['roles', 'sorg', 'secondFactor', 'users']),
    ...pageParams,
  }),
);

export type GroupRoleListParams = typeof groupRoleListParams.defaults;
