import { sql } from 'kysely';
import { userFieldColumns } from '#server/features/session/user-columns.public.ts';
import type { UserArea } from '#server/graphql/context.ts';
import { selectFields } from '#server/lib/field-columns.store.ts';
import type { UserFieldValues } from '#shared/access/user.fields.ts';
import {
  hasPassword,
  type InvitationRow,
  lastInvitation,
} from '../invitations/invitation.store.ts';
import { roleName } from '../rights/role-names.store.ts';

/** An area, with the name of the customer that it names. */
export interface NamedArea extends UserArea {
  customerName: string | null;
}

/** A user with all areas, also those in organisations that the reader does not administer. */
export interface UserRow extends UserFieldValues {
  id: number;
  groupRoleDescription: string;
  roles: { id: string; description: string }[];
  areas: NamedArea[];
  /** How many areas there are, by organisation. */
  areaCounts: Record<string, number>;
  markets: { id: string; marketName: string }[];
  active: boolean;
  deactivatedAt: Date | null;
  lastLoginAt: Date | null;
  isEmailVerified: boolean;
  hasPassword: boolean;
  invitation: InvitationRow | null;
  secondFactor: { passkeys: number; hasAuthenticator: boolean; recoveryCodes: number };
  version: number;
}

/**
 * The columns of `app_user u` and `group_role g` that make a `UserRow`.
 * @param sorgs the organisations of the areas to read; null for all
 * @param mostAreas how many of them are read
 */
export function userColumns(sorgs: readonly string[] | null, mostAreas: number) {
  const isAsked = sorgs === null ? sql`true` : sql`a.sorg = any(${[...sorgs]}::text[])`;
  return sql`u.id, ${selectFields(userFieldColumns, 'u')},
    g.description as "groupRoleDescription", u.active, u.deactivated_at as "deactivatedAt",
    u.last_login_at as "lastLoginAt", u.version,
    u.email_verified_at is not null as "isEmailVerified", ${hasPassword} as "hasPassword",
    ${lastInvitation} as invitation,
    json_build_object(
      'passkeys', (select count(*) from user_passkey k where k.user_id = u.id),
      'hasAuthenticator', exists (select from user_authenticator k where k.user_id = u.id),
      'recoveryCodes', (select count(*) from user_recovery_code k where k.user_id = u.id))
      as "secondFactor",
    (select coalesce(json_agg(json_build_object('id', r.id, 'description', ${roleName})
        order by r.id), '[]')
      from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as roles,
    (select coalesce(json_agg(json_build_object('sorg', f.sorg, 'limitation', f.limitation,
        'value', f.value, 'customerName', c.name) order by f.sorg, f.limitation, f.value), '[]')
      from (select a.* from user_area a where a.user_id = u.id and ${isAsked}
        order by a.sorg, a.limitation, a.value limit ${mostAreas}) f
      left join customer c on f.limitation = 'customer' and c.sorg = f.sorg
        and c.unified = f.value) as areas,
    (select coalesce(json_object_agg(n.sorg, n.areas), '{}') from (
      select a.sorg, count(*) as areas from user_area a where a.user_id = u.id group by a.sorg) n)
      as "areaCounts",
    (select coalesce(json_agg(json_build_object('id', m.id, 'marketName', m.market_name)
        order by m.market_name, m.id), '[]')
      from user_content_target_market t join content_target_market m on m.id = t.market_id
      where t.user_id = u.id) as markets`;
}
