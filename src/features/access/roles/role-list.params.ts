import * as v from 'valibot';
import {
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list-params.ts';

/** Most group roles that a filter names. */
const mostGroupRoles = 100;

/** The parameters of the list of roles (B263). */
export const roleListParams = defineListParams(
  v.object({
    search: textParam(),
    groupRoleIds: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => (text ? text.split(',') : [])),
        v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))),
        v.maxLength(mostGroupRoles),
      ),
      '',
    ),
    sort: sortParam(['name', 'groupRoles']),
    hide: choicesParam(['description', 'sorg', 'permissions', 'groupRoles']),
    ...pageParams,
  }),
);

export type RoleListParams = typeof roleListParams.defaults;
