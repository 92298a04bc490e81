import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import {
  AuditActorsDocument,
  AuditEventsDocument,
  type AuditEventsQuery,
  type AuditEventsQueryVariables,
} from '#src/graphql/generated/graphql.ts';
import type { AuditLogParams } from './audit-log.params.ts';

export type ShownEvent = AuditEventsQuery['auditEvents']['events'][number];

/** A user whose events may be asked for. */
export interface AuditActor {
  id: string;
  name: string;
  username: string;
}

/** The filter of the log, as the server knows it. */
export function toAuditFilter(
  params: Omit<AuditLogParams, 'page' | 'limit' | 'before'>,
): Omit<AuditEventsQueryVariables, 'before' | 'limit'> {
  const { actor, feature, record, kind, from, to } = params;
  return {
    ...(actor && { actor }),
    ...(feature && { feature }),
    ...(record && { record }),
    ...(kind && { kinds: [kind] }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The log is never kept on the device; all keys begin with `audit-log`. */
export const auditLogQueries = {
  page: ({ before, limit, ...params }: AuditLogParams) =>
    queryOptions({
      queryKey: ['audit-log', 'page', params, before, limit],
      queryFn: async ({ signal }) => {
        const position = { ...(before && { before }), limit };
        const asked = { ...toAuditFilter(params), ...position };
        return (await request(AuditEventsDocument, asked, { signal })).auditEvents;
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** The user of a filter; null for one who cannot be seen. */
  actor: (id: string) =>
    queryOptions({
      queryKey: ['audit-log', 'actor', id],
      queryFn: async ({ signal }): Promise<AuditActor | null> => {
        const asked = { ids: [id], page: 1, limit: 1 };
        return (await request(AuditActorsDocument, asked, { signal })).usersV2.users[0] ?? null;
      },
    }),
};

/** Finds a page of users by what is typed. */
export async function findActors(
  search: string,
  { page, signal }: { page: number; signal: AbortSignal },
): Promise<{ rows: readonly AuditActor[]; count: number }> {
  const asked = { ...(search && { search }), page, limit: 20 };
  const { users, info } = (await request(AuditActorsDocument, asked, { signal })).usersV2;
  return { rows: users, count: info.count };
}
