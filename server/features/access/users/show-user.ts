import type { AccessUser } from '#server/graphql/generated/types.ts';
import { shownAddress } from '#server/lib/mail-address.ts';
import { showLanguage } from '#server/lib/show-language.ts';
import { userFields } from '#shared/access/user.fields.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { emptyValues } from '#shared/record-fields.ts';
import type { Administrator } from '../rights/administrator.store.ts';
import { readOnlyReason } from '../rights/rights.rules.ts';
import type { UserRow } from './user-columns.store.ts';
import type { SalesUserRow } from './user-list.store.ts';

/** Returns a user as an administrator sees it: areas elsewhere are counted, not shown. */
export function showUser(row: UserRow, me: Administrator, host: HostConfig): AccessUser {
  const { id, areas, areaCounts, groupRole, groupRoleDescription, email, markets } = row;
  const { deactivatedAt, lastLoginAt, isEmailVerified: isVerified } = row;
  const isMine = (sorg: string) => me.sorgs.includes(sorg);
  const countIn = (wanted: boolean) =>
    Object.entries(areaCounts)
      .filter(([sorg]) => isMine(sorg) === wanted)
      .reduce((sum, [, count]) => sum + count, 0);
  return {
    ...row,
    id: String(id),
    email: { email: shownAddress(email), isVerified },
    emailConfirmations: row.emailConfirmations.map(shownAddress),
    language: showLanguage(host, row.language),
    groupRole: { id: groupRole, description: groupRoleDescription },
    userAreas: areas
      .filter(({ sorg }) => isMine(sorg))
      .map((area) => ({
        ...area,
        limitation: area.limitation as AccessUser['userAreas'][number]['limitation'],
        option: 'EQ',
      })),
    areaCount: countIn(true),
    areasElsewhere: countIn(false),
    contentTargetMarkets: markets,
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    readOnlyReason: readOnlyReason(me, row),
  };
}

/** Returns a user of sales as those see it who may look up nothing but the names (reading 57). */
export function showSalesUser({ id, username, name, version }: SalesUserRow): AccessUser {
  return {
    ...emptyValues(userFields),
    id: String(id),
    username,
    name,
    version,
    active: true,
    email: null,
    language: null,
    groupRole: null,
    deactivatedAt: null,
    lastLoginAt: null,
    secondFactor: null,
    roles: [],
    userAreas: [],
    contentTargetMarkets: [],
    hasPassword: false,
    invitation: null,
    areaCount: 0,
    areasElsewhere: 0,
    readOnlyReason: 'NOT_YOURS_TO_GRANT',
  };
}
