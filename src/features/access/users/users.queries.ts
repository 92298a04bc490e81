import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  AreaCustomersDocument,
  type AreaCustomersQueryVariables,
  NewUserDataDocument,
  type ShownUserFragment,
  type UserChoicesFragment,
  UserDataDocument,
} from '#src/graphql/generated/graphql.ts';

/** A user as administrators see it. */
export type ShownUser = ShownUserFragment;
/** The choices that the form of a user offers. */
export type UserChoices = UserChoicesFragment;

/** The start of the keys of all queries that a changed user changes. */
export const usersKey = ['access', 'users'] as const;

/** A user and what the forms of users offer; the device keeps none of it. */
export const userQueries = {
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
