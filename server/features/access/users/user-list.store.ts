import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { UserState } from '#server/graphql/generated/types.ts';
import {
  boundedListQuery,
  type ListDefinition,
  type ListSort,
  listQuery,
} from '#server/lib/list-query.store.ts';
import type { BoundedCount, Page } from '#server/lib/paging.ts';
import {
  hasPassword,
  type InvitationState,
  invitationState,
} from '../invitations/invitation.store.ts';
import { type Administrator, userFence } from '../rights/administrator.store.ts';
import { type UserRow, userColumns } from './user-columns.store.ts';

export interface UserFilter {
  ids?: readonly number[] | null | undefined;
  role?: string | null | undefined;
  groupRoleIds?: readonly string[] | null | undefined;
  /** An area that fits all that is given, in one of the organisations. */
  area?: AreaFilter | null | undefined;
  state?: UserState | null | undefined;
}

export interface AreaFilter {
  sorgs: readonly string[];
  limitations: readonly string[] | null;
  customer: string | null;
}

export type UserSortColumn =
  | 'username'
  | 'name'
  | 'email'
  | 'groupRole'
  | 'language'
  | 'lastLoginAt';

const inNames = (column: RawBuilder<unknown>) => sql`lower(${column}) collate "und-x-icu"`;

export const userList: ListDefinition<UserFilter, UserSortColumn> = {
  // An outer join, as every user has a group role: PostgreSQL leaves it out where nothing is sorted by it.
  from: sql`app_user u left join group_role g on g.id = u.group_role_id`,
  key: { id: { column: sql`u.id`, type: 'bigint' } },
  columns: {
    username: inNames(sql`u.username`),
    name: inNames(sql`u.name`),
    email: inNames(sql`u.email`),
    groupRole: inNames(sql`g.description`),
    language: sql`u.language`,
    lastLoginAt: sql`u.last_login_at`,
  },
  required: ['username'],
  order: [{ by: 'username', order: 'ASC' }],
  search: (pattern) => sql`u.search like ${pattern} or u.further_search like ${pattern}`,
  filters: {
    ids: (ids) => sql`u.id = any(${[...ids]}::bigint[])`,
    role: (role) =>
      sql`exists (select from user_role ur where ur.user_id = u.id and ur.role_id = ${role})`,
    groupRoleIds: (ids) => sql`u.group_role_id = any(${[...ids]}::text[])`,
    area: hasArea,
    state: isInState,
  },
};

const statesOfInvitations = {
  invited: 'pending',
  invitationExpired: 'expired',
  invitationFailed: 'failed',
  invitationRevoked: 'revoked',
} as const satisfies Partial<Record<UserState, InvitationState>>;

/** Users without a password have the state of their last invitation. */
function isInState(state: UserState): RawBuilder<SqlBool> {
  if (state === 'active') return sql`u.active`;
  if (state === 'deactivated') return sql`not u.active`;
  const isWaiting = sql`u.active and not ${hasPassword}`;
  if (state === 'notInvited')
    return sql`(${isWaiting}
      and not exists (select from user_invitation i where i.user_id = u.id))`;
  const last = sql`(select ${invitationState} from user_invitation i where i.user_id = u.id
    order by i.id desc limit 1)`;
  return sql`(${isWaiting} and ${last} = ${statesOfInvitations[state]})`;
}

function hasArea({ sorgs, limitations, customer }: AreaFilter): RawBuilder<SqlBool> {
  const conditions = [sql`fa.user_id = u.id and fa.sorg = any(${[...sorgs]}::text[])`];
  if (limitations) conditions.push(sql`fa.limitation = any(${[...limitations]}::text[])`);
  if (customer !== null)
    conditions.push(sql`fa.limitation = 'customer' and fa.value = ${customer}`);
  return sql`exists (select from user_area fa where ${sql.join(conditions, sql` and `)})`;
}

/** The filter, search and order of a request for the list of users. */
export interface UserListRequest {
  filter: UserFilter;
  search: readonly string[];
  sort?: readonly ListSort<UserSortColumn>[] | undefined;
}

/** How many areas of a user a list shows. */
export const shownAreas = 10;

/**
 * A page of the users whom an administrator sees. Only those of a state are counted beyond `mostCounted`: all who wait for
 * an invitation can be invited at once.
 */
export async function userPage(
  db: Db,
  administrator: Administrator,
  request: UserListRequest & { page: Page },
): Promise<{ rows: UserRow[]; counted: number | BoundedCount }> {
  const asked = { ...request, fence: userFence(administrator) };
  const selection = {
    select: userColumns(administrator.sorgs, shownAreas),
    join: sql`join app_user u on u.id = p.id join group_role g on g.id = u.group_role_id`,
  };
  if (!request.filter.state) return boundedListQuery(db, userList, asked, selection);
  const { rows, count } = await listQuery<UserRow, UserFilter, UserSortColumn>(
    db,
    userList,
    asked,
    selection,
  );
  return { rows, counted: count };
}

/** The fields of a user of sales that a look-up returns. */
export type SalesUserRow = Pick<UserRow, 'id' | 'username' | 'name' | 'version'>;

/** Limitations of users of sales (B265). */
export const salesLimitations = ['salesman', 'sales_group', 'sales_office'] as const;

/** The organisations in which a user has an area. */
export async function organisationsOf(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ sorg: string }>`
    select distinct a.sorg from user_area a where a.user_id = ${userId}`.execute(db);
  return rows.map(({ sorg }) => sorg);
}

/** A search finds them by what the look-up shows, so that no address can be guessed from its answers. */
const salesUserList: typeof userList = {
  ...userList,
  search: (pattern) => sql`search_text(u.username || ' ' || u.name) like ${pattern}`,
};

/** A page of the active users of sales in an organisation (B264, reading 57). */
export function salesUserPage(
  db: Db,
  request: UserListRequest & { page: Page },
): Promise<{ rows: SalesUserRow[]; count: number }> {
  return listQuery(
    db,
    salesUserList,
    { ...request, fence: sql<SqlBool>`u.active` },
    {
      select: sql`u.id, u.username, u.name, u.version`,
      join: sql`join app_user u on u.id = p.id`,
    },
  );
}
