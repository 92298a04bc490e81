import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toServerSort } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import {
  ClaimConsumerDocument,
  type ClaimConsumerQuery,
  ClaimDealerDocument,
  ClaimDetailDocument,
  ClaimedBrandsDocument,
  ClaimRulesDocument,
  ClaimsDocument,
  type ClaimsQueryVariables,
  ClaimsToDoDocument,
  type ListedClaimFragment,
  type ShownClaimFragment,
} from '#src/graphql/generated/graphql.ts';
import type { ClaimListParams } from './claims.params.ts';

/** A claim as lists show it. */
export type ListedClaim = ListedClaimFragment;
/** A claim with all that belongs to it. */
export type ShownClaim = ShownClaimFragment;

/** The consumer of a claim. */
export type ClaimConsumerFields = NonNullable<ClaimConsumerQuery['claimV2']>['consumer'];

/** Whether a claim says anything of its consumer. */
export const hasFields = ({ name, phone, city, address, email }: ClaimConsumerFields): boolean =>
  [name, phone, city, address, email].some(Boolean);

/** The filter of the list, as the server knows it. */
export function toClaimFilter(
  params: ClaimListParams,
): Omit<ClaimsQueryVariables, 'page' | 'limit'> {
  const { show, search, status, category, brand, customer, from, to } = params;
  const sort = toServerSort(params.sort);
  return {
    ...(show === 'waiting' && { waitingForMe: true }),
    ...(search && { search }),
    ...(status && { status }),
    ...(category && { productCategory: category }),
    ...(brand && { brand }),
    ...(customer && { custCode: customer }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
  };
}

/** Claims of the user's customers; all keys begin with `claims`. */
export const claimQueries = {
  list: (params: ClaimListParams) =>
    queryOptions({
      queryKey: ['claims', 'list', params],
      queryFn: async ({ signal }) => {
        const { page, limit } = params;
        const asked = { ...toClaimFilter(params), page, limit };
        return (await request(ClaimsDocument, asked, { signal })).claimsV3;
      },
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['claims', 'one', id],
      queryFn: async ({ signal }) =>
        (await request(ClaimDetailDocument, { id }, { signal })).claimV2 ?? null,
    }),
  /** The consumer of a claim, which no device keeps. */
  consumer: (id: string) =>
    queryOptions({
      queryKey: ['claims', 'consumer', id],
      queryFn: async ({ signal }) =>
        (await request(ClaimConsumerDocument, { id }, { signal })).claimV2?.consumer ?? null,
    }),
  /** How staff reach the dealer of a claim. */
  dealer: (custCode: string) =>
    queryOptions({
      queryKey: ['claims', 'dealer', custCode],
      queryFn: async ({ signal }) =>
        (await request(ClaimDealerDocument, { custCode }, { signal })).dealerInformation ?? null,
    }),
  /** How many wait for the user. */
  toDo: () =>
    queryOptions({
      queryKey: ['claims', 'to-do'],
      queryFn: async ({ signal }) => (await request(ClaimsToDoDocument, {}, { signal })).claimsV3,
    }),
  /** The statuses in their order, and which changes of them the user's roles allow. */
  rules: () =>
    queryOptions({
      queryKey: ['claims', 'rules'],
      queryFn: ({ signal }) => request(ClaimRulesDocument, {}, { signal }),
    }),
  /** The brands, with the files that a claim needs and how soon claims are decided. */
  brands: () =>
    queryOptions({
      queryKey: ['claims', 'brands'],
      queryFn: async ({ signal }) =>
        (await request(ClaimedBrandsDocument, {}, { signal })).claimBrandsV2,
    }),
};
