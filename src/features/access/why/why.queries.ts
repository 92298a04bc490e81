import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  type AccessQuestion,
  CompareUsersDocument,
  ProtectedPartsDocument,
  RightsPreviewDocument,
  type RightsPreviewQueryVariables,
  type ShownRightsFragment,
  UserRightsDocument,
  WhoMayDocument,
  WhyCustomersDocument,
  WhyUserDocument,
  type WhyUserQuery,
  WhyUsersDocument,
} from '#src/graphql/generated/graphql.ts';

export type ShownRights = ShownRightsFragment;
export type WhyAnswer = NonNullable<WhyUserQuery['whyUser']>;

/** Rights and their reasons. All keys begin with `access`, because every change of a user or role changes them. */
export const whyQueries = {
  /** Null for a user whom the viewer does not administer. */
  rights: (id: string) =>
    queryOptions({
      queryKey: ['access', 'rights', id],
      queryFn: async ({ signal }) =>
        (await request(UserRightsDocument, { id }, { signal })).userRights,
    }),
  preview: (rights: RightsPreviewQueryVariables) =>
    queryOptions({
      queryKey: ['access', 'preview', rights],
      queryFn: async ({ signal }) =>
        (await request(RightsPreviewDocument, rights, { signal })).rightsPreview,
      placeholderData: keepPreviousData,
    }),
  compared: (ids: readonly [string, string]) =>
    queryOptions({
      queryKey: ['access', 'compared', ids],
      queryFn: async ({ signal }) =>
        (await request(CompareUsersDocument, { ids: [...ids] }, { signal })).compareUsers,
    }),
  answer: (id: string, question: AccessQuestion) =>
    queryOptions({
      queryKey: ['access', 'why', id, question],
      queryFn: async ({ signal }) =>
        (await request(WhyUserDocument, { id, question }, { signal })).whyUser,
    }),
  whoMay: (question: AccessQuestion, page: number, limit: number) =>
    queryOptions({
      queryKey: ['access', 'who-may', question, page, limit],
      queryFn: async ({ signal }) =>
        (await request(WhoMayDocument, { question, page, limit }, { signal })).whoMay,
      placeholderData: keepPreviousData,
    }),
  parts: () =>
    queryOptions({
      queryKey: ['access', 'parts'],
      queryFn: async ({ signal }) =>
        (await request(ProtectedPartsDocument, {}, { signal })).protectedParts,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** A customer that a question may name. */
export interface AskedCustomer {
  /** Organisation and unified code, as in the address. */
  key: string;
  name: string;
  city: string;
}

/** Finds customers of the organisations that the viewer administers. */
export async function findAskedCustomers(search: string, { signal }: { signal: AbortSignal }) {
  const { customers } = await request(WhyCustomersDocument, { search }, { signal });
  const rows = customers.customers.flatMap(({ custName, custCity, custCode, custAreas }) =>
    custAreas.slice(0, 1).map(
      ({ sorg }): AskedCustomer => ({
        key: `${sorg}:${custCode.unified}`,
        name: custName,
        city: custCity,
      }),
    ),
  );
  return { rows, count: rows.length };
}

/** Finds users whom the viewer administers. */
export async function findOtherUsers(search: string, { signal }: { signal: AbortSignal }) {
  const { usersV2 } = await request(WhyUsersDocument, { search }, { signal });
  return { rows: usersV2.users, count: usersV2.users.length };
}
