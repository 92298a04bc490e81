import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { OwnSessionsDocument, type OwnSessionsQuery } from '#src/graphql/generated/graphql.ts';

/** A device the user is logged in on. */
export type OwnSession = OwnSessionsQuery['ownSessions'][number];

/** The devices the user is logged in on; not kept, since an old list would show ended ones. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['profile', 'devices'],
  queryFn: async ({ signal }) => (await request(OwnSessionsDocument, {}, { signal })).ownSessions,
  staleTime: 0,
});
