import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { InvitationsDocument, type InvitedUserFragment } from '#src/graphql/generated/graphql.ts';
import { usersKey } from '../users/users.queries.ts';
import type { InvitationListParams } from './invitation-list.params.ts';

/** A user as far as invitations are concerned. */
export type InvitedUser = InvitedUserFragment;

/** The invited users, the last invited first; the device keeps none of them. */
export const invitationsQuery = ({ search, state, page, limit }: InvitationListParams) =>
  queryOptions({
    queryKey: [...usersKey, 'invitations', { search, state, page, limit }],
    queryFn: async ({ signal }) => {
      const variables = { page, limit, ...(search && { search }), ...(state && { state }) };
      return (await request(InvitationsDocument, variables, { signal })).invitations;
    },
    placeholderData: keepPreviousData,
  });
