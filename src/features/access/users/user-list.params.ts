import * as v from 'valibot';
import { limitations } from '#shared/access/user.rules.ts';
import {
  choicesParam,
  defineListParams,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list-params.ts';

/** Most ids that an address lists. */
const mostIds = 100;

/** Any ids, such as those of a deep link; none by default. */
const idsParam = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text ? text.split(',') : [])),
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))),
      v.maxLength(most),
    ),
    '',
  );

/** The parameters of the list of users (O155); an empty text is no filter. */
export const userListParams = defineListParams(
  v.object({
    search: textParam(),
    ids: idsParam(mostIds),
    groupRoleIds: idsParam(mostIds),
    role: textParam(255),
    limitations: choicesParam(limitations),
    sorg: textParam(),
    customer: textParam(),
    state: v.optional(v.picklist(['', 'active', 'deactivated']), ''),
    sort: sortParam(['username', 'name', 'email', 'groupRole', 'language', 'lastLoginAt']),
    hide: choicesParam([
      'state',
      'name',
      'email',
      'groupRole',
      'roles',
      'areas',
      'language',
      'lastLoginAt',
    ]),
    ...pageParams,
  }),
);

export type UserListParams = Omit<typeof userListParams.defaults, 'hide'>;
