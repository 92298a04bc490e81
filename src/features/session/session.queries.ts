import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { persistedFor } from '#src/graphql/query-persist.ts';
import { rest } from '#src/graphql/rest.ts';
import { sessionUser } from './session-user.ts';

/** The logged-in user with their scopes (O005); kept so that the app starts without a network. */
export const userQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: async () => v.parse(sessionUser, await rest('GET', '/user')),
  staleTime: 5 * 60_000,
  gcTime: persistedFor,
  meta: { persist: true },
});
