import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  AccessUsersDocument,
  AreaCustomersDocument,
  type AreaCustomersQueryVariables,
  NewUserDataDocument,
  type ShownUserFragment,
  type UserChoicesFragment,
  UserDataDocument,
} from '#src/graphql/generated/graphql.ts';
import type { UserListParams } from './user-list.params.ts';

/** A user as administrators see it. */
export type ShownUser = ShownUserFragment;
/** The choices that the form of a user offers. */
export type UserChoices = UserChoicesFragment;

/** The start of the keys of all queries that a changed user changes. */
export const usersKey = ['access', 'users'] as const;

function toVariables({ sort, ids, groupRoleIds, limitations, ...params }: UserListParams) {
  const { role, search, sorg, customer, state, page, limit } = params;
  const [first] = toServerSort(sort) ?? [];
  return {
    ...{ page, limit },
    ...(search && { search }),
    ...(ids.length > 0 && { ids }),
    ...(groupRoleIds.length > 0 && { groupRoleIds }),
    ...(limitations.length > 0 && { limitations }),
    ...(role && { role }),
    ...(sorg && { sorg }),
    ...(customer && { customer }),
    ...(state && { state }),
    ...(first && { sort: { sortBy: first.by, order: first.order } }),
  };
}

/** Users and what their forms offer; the device keeps none of it. */
export const userQueries = {
  list: (params: UserListParams) =>
    queryOptions({
      queryKey: [...usersKey, 'list', params],
      queryFn: async ({ signal }) =>
        (await request(AccessUsersDocument, toVariables(params), { signal })).usersV2,
      placeholderData: keepPreviousData,
    }),
  /** The choices for a new user. @param us only organisations of the United States */
  choices: (us: boolean) =>
    queryOptions({
      queryKey: [...usersKey, 'choices', us],
      queryFn: async ({ signal }) =>
        (await request(NewUserDataDocument, { us }, { signal })).createData,
    }),
  /** A user with the choices; null for one that the viewer may not see. */
  one: (id: string, us: boolean) =>
    queryOptions({
      queryKey: [...usersKey, 'one', id, us],
      queryFn: async ({ signal }) =>
        (await request(UserDataDocument, { id, us }, { signal })).editData,
    }),
};

/** A page of the customers that areas may name. */
export async function loadAreaCustomers(
  variables: AreaCustomersQueryVariables,
  signal: AbortSignal,
) {
  return (await request(AreaCustomersDocument, variables, { signal })).customers;
}
