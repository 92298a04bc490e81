import * as v from 'valibot';
import {
  choicesParam,
  defineListParams,
  idsParam,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The parameters of the list of roles (B263). */
export const roleListParams = defineListParams(
  v.object({
    search: textParam(),
    groupRoleIds: idsParam(),
    sort: sortParam(['name', 'groupRoles']),
    hide: choicesParam(['description', 'sorg', 'permissions', 'groupRoles']),
    ...pageParams,
  }),
);

export type RoleListParams = typeof roleListParams.defaults;
