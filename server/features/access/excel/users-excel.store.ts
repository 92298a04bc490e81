import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { userFieldColumns } from '#server/features/session/user-columns.public.ts';
import { selectFields } from '#server/lib/field-columns.store.ts';
import { listPortions } from '#server/lib/list-query.store.ts';
import type { UserFieldValues } from '#shared/access/user.fields.ts';
import { type Administrator, userFence } from '../rights/administrator.store.ts';
import { userList } from '../users/user-list.store.ts';

/** A user as a row of the Excel file. */
export interface ExcelUser extends UserFieldValues {
  groupRoleDescription: string;
  /** Separated by commas. */
  roles: string;
  /** In the administered organisations, as the feed writes them, such as `2000:all:`; separated by commas. */
  areas: string;
}

/** Reads the users whom an administrator sees, portion by portion. */
export function excelUsers(
  db: Db,
  administrator: Administrator,
  groupRoleIds: readonly string[],
  most: number,
): AsyncGenerator<ExcelUser[]> {
  const request = {
    fence: userFence(administrator),
    filter: { groupRoleIds: groupRoleIds.length > 0 ? groupRoleIds : null },
  };
  const mine = sql`any(${[...administrator.sorgs]}::text[])`;
  const selection = {
    select: sql`${selectFields(userFieldColumns, 'u')}, g.description as "groupRoleDescription",
      (select coalesce(string_agg(coalesce(nullif(r.description, ''), r.name), ', ' order by r.id), '')
        from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as roles,
      (select coalesce(string_agg(a.sorg || ':' || a.limitation || ':' || a.value, ', '
          order by a.sorg, a.limitation, a.value), '')
        from user_area a where a.user_id = u.id and a.sorg = ${mine}) as areas`,
    join: sql`join app_user u on u.id = p.id join group_role g on g.id = u.group_role_id`,
  };
  return listPortions(db, userList, request, selection, most);
}
