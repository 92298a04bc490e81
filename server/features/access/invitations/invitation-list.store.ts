import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { type Administrator, userFence } from '../rights/administrator.store.ts';
import { type UserRow, userColumns } from '../users/user-columns.store.ts';
import { shownAreas } from '../users/user-list.store.ts';
import { type InvitationState, invitationState } from './invitation.store.ts';

interface InvitationFilter {
  state?: InvitationState | null | undefined;
}

const invitationList: ListDefinition<InvitationFilter, 'createdAt'> = {
  from: sql`user_invitation i join app_user u on u.id = i.user_id`,
  key: { id: { column: sql`i.id`, type: 'bigint' } },
  columns: { createdAt: sql`i.created_at` },
  order: [{ by: 'createdAt', order: 'DESC' }],
  search: (pattern) => sql`u.search like ${pattern}`,
  filters: { state: (state) => sql`${invitationState} = ${state}` },
};

/** A page of the invited users whom an administrator sees, in the order of their last invitations. */
export function invitationPage(
  db: Db,
  administrator: Administrator,
  request: { filter: InvitationFilter; search: readonly string[]; page: Page },
): Promise<{ rows: UserRow[]; count: number }> {
  const isLast = sql`not exists (
    select from user_invitation later where later.user_id = i.user_id and later.id > i.id)`;
  return listQuery(
    db,
    invitationList,
    { ...request, fence: sql<boolean>`${userFence(administrator)} and ${isLast}` },
    {
      select: userColumns(administrator.sorgs, shownAreas),
      join: sql`join user_invitation i on i.id = p.id join app_user u on u.id = i.user_id
        join group_role g on g.id = u.group_role_id`,
    },
  );
}
