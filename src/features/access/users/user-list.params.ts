import * as v from 'valibot';
import { limitations } from '#shared/access/user.rules.ts';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  idsParam,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';

/** The states of active users who have no password yet. */
export const waitingStates = [
  'notInvited',
  'invited',
  'invitationExpired',
  'invitationFailed',
  'invitationRevoked',
] as const;

/** The parameters of the list of users (O155); an empty text is no filter. */
export const userListParams = defineListParams(
  v.object({
    search: textParam(),
    ids: idsParam(),
    groupRoleIds: idsParam(),
    role: textParam(255),
    limitations: choicesParam(limitations),
    sorg: textParam(),
    customer: textParam(),
    state: choiceParam(['', 'active', 'deactivated', ...waitingStates]),
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
      'secondFactor',
    ]),
    ...pageParams,
  }),
);

export type UserListParams = Omit<typeof userListParams.defaults, 'hide'>;
