import {
  bool,
  type CellType,
  listOf,
  mailAddress,
  oneOf,
  pattern,
  quote,
  text,
  Wrong,
} from '#server/feeds/cell-types.ts';
import { replaceChildren } from '#server/feeds/children.store.ts';
import { locale, market, markets } from '#server/feeds/common-columns.ts';
import {
  anywhere,
  type FeedFile,
  feedFile,
  inSorg,
  optional,
  required,
} from '#server/feeds/feed-file.ts';
import {
  toUserColumn,
  type UserField,
  userFields,
  userSettings,
} from '#shared/access/user.fields.ts';
import type { RecordField } from '#shared/record-fields.ts';
import { flagsByName, roleFlags } from '#shared/role-flags.ts';
import { noteFedAddresses } from './feed/fed-addresses.ts';
import { writeGroupRoleSettings, writeRoleSettings } from './feed/fed-settings.store.ts';
import { checkUser, readUserRoles } from './feed/fed-user-roles.ts';
import { hashPasswords, keepUserLists } from './feed/fed-users.ts';

const id = pattern(/^[\w.-]{1,100}$/, 'a name of letters, digits, dots and dashes');

const typedName = pattern(
  /^(?![=+\-@＝＋－＠])[^\s:|]{1,100}$/u,
  'a username without blanks, colons and bars that begins with no = + - @',
);

/** Composed, as the names of all users are. */
const username: CellType<string> = {
  ...typedName,
  read: (cell, ...rest) => typedName.read(cell.normalize('NFC'), ...rest),
};

const limitations = ['customer', 'salesman', 'sales_group', 'sales_office', 'audit', 'all'];

interface Area {
  sorg: string;
  limitation: string;
  value: string;
}

/** `sorg:limitation:value`, for example `2000:customer:0002000001` or `2000:all:`. */
const area: CellType<Area> = {
  sql: 'jsonb',
  read(cell) {
    const [sorg = '', limitation = '', ...rest] = cell.split(':');
    const value = rest.join(':');
    if (!limitations.includes(limitation))
      return new Wrong(
        'NOT_ALLOWED',
        `${quote(cell)} is not sorg:limitation:value with a limitation of ${limitations.join(', ')}`,
      );
    if (value === '' && !['audit', 'all'].includes(limitation))
      return new Wrong('REQUIRED', `${quote(cell)} has no value after the limitation`);
    return { sorg, limitation, value };
  },
};

/** The organisation of a role or group role (reading 56). An empty cell, or a file without the column, leaves it. */
const organisation = optional(text(10), {
  to: null,
  references: anywhere('sales_org', 'sales organisation', 'sorg'),
});

/** A field of a user that a file may leave out. It is written by `writeUserSettings`. */
function settingColumn(name: UserField) {
  const { kind, limit }: RecordField = userFields[name];
  if (kind === 'switch') return optional(bool, { to: null });
  if (kind === 'addresses')
    return optional(listOf(mailAddress), { to: null, empty: [], absent: null });
  return optional(text(limit), { to: null });
}

const permissions = feedFile({
  name: 'permissions.csv',
  table: 'permission',
  key: ['name'],
  keepsStaffChanges: 'staff_changed_at',
  raisesVersion: true,
  columns: { name: required(id), description: optional(text(), { empty: '' }) },
});

const roles = feedFile({
  name: 'roles.csv',
  table: 'role',
  key: ['id'],
  keepsStaffChanges: 'staff_changed_at',
  raisesVersion: true,
  columns: {
    id: required(id),
    name: required(text()),
    description: optional(text(), { empty: '' }),
    permissions: required(listOf(id), {
      to: null,
      references: anywhere('permission', 'permission', 'name'),
    }),
    flags: optional(listOf(oneOf(roleFlags)), { empty: [], absent: null }),
    organisation,
  },
  prepare: async (batch) => {
    for (const { row } of batch)
      row.flags ??= flagsByName({ id: String(row.id), name: String(row.name) });
  },
  children: async (rows, { db }) => {
    const permissions = await replaceChildren(db, {
      table: 'role_permission',
      owner: ['role_id'],
      versioned: 'role',
      columns: { role_id: 'text', permission: 'text' },
      owners: rows.map((row) => ({ role_id: row.id })),
      children: rows.flatMap((row) =>
        (row.permissions as string[]).map((permission) => ({ role_id: row.id, permission })),
      ),
    });
    return Math.max(permissions, await writeRoleSettings(db, rows));
  },
});

const groupRoles = feedFile({
  name: 'group_roles.csv',
  table: 'group_role',
  key: ['id'],
  keepsStaffChanges: 'staff_changed_at',
  raisesVersion: true,
  columns: {
    id: required(id),
    description: required(text()),
    roles: required(listOf(id), { to: null, references: anywhere('role', 'role') }),
    // Older files do not have this column; then what may be given stays unchanged.
    grants: optional(listOf(id), {
      to: null,
      empty: [],
      absent: null,
      references: anywhere('group_role', 'group role'),
    }),
    // The way its users log in also stays unchanged without this column.
    secondFactor: optional(oneOf(['off', 'offered', 'required']), { to: null }),
    organisation,
  },
  children: async (rows, { db }) => {
    const roles = await replaceChildren(db, {
      table: 'group_role_role',
      owner: ['group_role_id'],
      versioned: 'group_role',
      columns: { group_role_id: 'text', role_id: 'text' },
      owners: rows.map((row) => ({ group_role_id: row.id })),
      children: rows.flatMap((row) =>
        (row.roles as string[]).map((role) => ({ group_role_id: row.id, role_id: role })),
      ),
    });
    const withGrants = rows.filter((row) => row.grants !== null);
    const grants = await replaceChildren(db, {
      table: 'group_role_grant',
      owner: ['group_role_id'],
      versioned: 'group_role',
      columns: { group_role_id: 'text', granted_id: 'text' },
      owners: withGrants.map((row) => ({ group_role_id: row.id })),
      children: withGrants.flatMap((row) =>
        (row.grants as string[]).map((granted) => ({
          group_role_id: row.id,
          granted_id: granted,
        })),
      ),
    });
    return Math.max(roles, grants, await writeGroupRoleSettings(db, rows));
  },
});

const users = feedFile({
  name: 'users.csv',
  table: 'app_user',
  key: ['username'],
  // The hosts of a user say what its password must be like.
  readAfter: ['host'],
  caseless: true,
  keepsStaffChanges: 'staff_changed_at',
  conflict: 'lower(username)',
  columns: {
    username: required(username),
    name: required(text()),
    // Needed unless it is no mailbox.
    email: optional(mailAddress, { empty: '' }),
    language: required(locale),
    // In a file without this column new users have none yet, and set it by a link.
    password: optional(text(200), { to: null, absent: '' }),
    groupRole: required(id, {
      to: 'group_role_id',
      references: anywhere('group_role', 'group role'),
    }),
    areas: required(listOf(area, 'jsonb'), {
      to: null,
      references: [
        {
          ...anywhere('sales_org', 'sales organisation', 'sorg'),
          of: (areas) => (areas as Area[]).map(({ sorg }) => ({ sorg: '', name: sorg })),
        },
        {
          ...inSorg('customer', 'customer', 'unified'),
          of: (areas) =>
            (areas as Area[])
              .filter(({ limitation }) => limitation === 'customer')
              .map(({ sorg, value }) => ({ sorg, name: value })),
        },
      ],
    }),
    // Older files do not have this column; then the markets of users stay unchanged.
    contentTargetMarkets: optional(listOf(market), {
      to: null,
      empty: [],
      absent: null,
      references: markets,
    }),
    // An empty cell, or a file without the column, leaves the next ones as they are.
    roles: optional(listOf(id), { to: null, references: anywhere('role', 'role') }),
    ...Object.fromEntries(userSettings.map((name) => [toUserColumn(name), settingColumn(name)])),
    active: optional(bool, { to: null }),
  },
  finish: checkUser,
  computed: { password_hash: 'text' },
  prepare: async (batch, run) => {
    await readUserRoles(batch, run);
    await hashPasswords(batch, run);
  },
  children: keepUserLists,
  after: noteFedAddresses,
});

/** The files of a feed that this feature reads. */
export const sessionFeed: readonly FeedFile[] = [permissions, roles, groupRoles, users];
