import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  OwnSecondFactorsDocument,
  type OwnSecondFactorsQuery,
} from '#src/graphql/generated/graphql.ts';

/** The user's passkeys, authenticator app and recovery codes. */
export type OwnSecondFactors = OwnSecondFactorsQuery['ownSecondFactors'];

/** Not kept on the device, since an old list would show what is gone. */
export const ownSecondFactorsQuery = queryOptions({
  queryKey: ['profile', 'second-factors'],
  queryFn: async ({ signal }) =>
    (await request(OwnSecondFactorsDocument, {}, { signal })).ownSecondFactors,
  staleTime: 0,
});

/** Of every action that changes them. */
export const changesFactors = { invalidates: [ownSecondFactorsQuery.queryKey], ownFailure: true };
