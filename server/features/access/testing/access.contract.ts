import type { TestApp } from '#server/testing/app.ts';
import type { FeatureContract, VersionedRecord } from '#server/testing/feature-contract.ts';
import { given } from '#server/testing/given.ts';
import { whyContract } from './why-contract.ts';

const admin = { owner: 'accessadmin', strangers: ['accessadmin9'] };
const refused = { owner: 'accessadmin', strangers: ['dealer1'], refused: 'FORBIDDEN' };

/** The user of the customer whose records carry the canaries; no version of a record is 0. */
const kept = 'id: "4", version: 0';
const user = (username: string) =>
  `user: { username: "${username}", name: "Contract", email: "c@shop.example", language: "en-us",
    groupRole: "dealer" }`;
const areas = 'userAreas: [{ sorg: "2000", limitation: customer, value: "0002000004" }]';
const role = (name: string) =>
  `role: { name: "${name}", permissions: ["profile.update"], sorg: "2000" }`;
const groupRole = (description: string) =>
  `groupRole: { description: "${description}", roles: ["dealer"], sorg: "2000" }`;
const permission = (name: string) => `permission: { name: "${name}" }`;

let made = 0;
const newName = () => `contract-${++made}`;

/** A user of the customer with the canaries. */
const userRecord =
  (args: (name: string) => string, fields: { active?: boolean } = {}): VersionedRecord =>
  async (app) => {
    const name = newName();
    const id = await given(app).newUser(name, { areas: ['2000:customer:0002000004'], ...fields });
    const version = await versionOf(app, id);
    return { version, args: (at) => `(id: "${id}", version: ${at}${args(name)})` };
  };

async function versionOf({ db }: TestApp, id: number): Promise<number> {
  const row = await db
    .selectFrom('app_user')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** A record of rights that the administrator of 2000 may change. */
const rightsRecord =
  (
    make: (app: TestApp, id: string) => Promise<void>,
    args: (id: string) => string,
  ): VersionedRecord =>
  async (app) => {
    const id = newName();
    await make(app, id);
    return { version: 1, args: (at) => `(id: "${id}", version: ${at}${args(id)})` };
  };
const makeRole = (app: TestApp, id: string) =>
  given(app).role(id, { permissions: ['profile.update'], sorg: '2000' });
const makeGroupRole = (app: TestApp, id: string) =>
  given(app).groupRole(id, { roles: ['dealer'], sorg: '2000' });
const makePermission = (app: TestApp, id: string) => given(app).permission(id);

export const contract: FeatureContract = {
  async createRecords(app) {
    await given(app).newUser('contract-gone', { active: false });
    await given(app).role('contract-role', { permissions: ['profile.update'], sorg: '2000' });
    await given(app).groupRole('contract-group', { roles: ['contract-role'], sorg: '2000' });
    await given(app).invitation('contract-invited');
    await given(app).invitation('contract-revoked', { revokedAt: new Date() });
  },
  lists: {
    ...whyContract.lists,
    usersV2: {
      user: 'accessadmin',
      rows: 'users { id }',
      stranger: 'accessadmin9',
      filters: [
        'search: "dealer2"',
        'ids: ["1", "2"]',
        'role: "salesman"',
        'groupRoleIds: ["dealer"]',
        'limitations: [salesman, sales_group]',
        'customer: "0002000001"',
        'state: deactivated',
      ],
    },
    customers: {
      user: 'accessadmin',
      rows: 'customers { custCode { unified } }',
      stranger: 'accessadmin9',
      filters: ['search: "alpine"'],
    },
    roles: {
      user: 'accessadmin',
      rows: 'roles { id }',
      stranger: 'dealer1',
      refused: 'FORBIDDEN',
      filters: ['search: "contract"', 'groupRoleIds: ["dealer", "salesman"]'],
    },
    groupRoles: {
      user: 'accessadmin',
      rows: 'groupRoles { id }',
      stranger: 'dealer1',
      refused: 'FORBIDDEN',
      filters: ['search: "contract"'],
    },
    permissions: {
      user: 'accessadmin',
      rows: 'permissions { id }',
      stranger: 'dealer1',
      refused: 'FORBIDDEN',
      filters: ['search: "news"'],
    },
    invitations: {
      user: 'accessadmin',
      rows: 'users { id }',
      stranger: 'accessadmin9',
      filters: ['search: "contract-invited"', 'state: revoked'],
    },
  },
  foreignThings: {
    ...whyContract.foreignThings,
    usersV2: {
      ...admin,
      document: '{ usersV2(search: "dealer1") { users { username } } }',
      holds: 'dealer1',
    },
    createData: {
      ...admin,
      document: '{ createData(us: false) { sorgs { name } } }',
      holds: 'United States',
    },
    editData: {
      ...admin,
      document: '{ editData(id: "1") { user { username } } }',
      holds: 'dealer1',
    },
    customers: {
      ...admin,
      document: '{ customers(sorgs: ["2000"]) { customers { custName } } }',
      holds: 'Alpine Cycles',
    },
    roles: { ...admin, document: '{ roles(limit: 100) { roles { id } } }', holds: 'contract-role' },
    role: { ...admin, document: '{ role(id: "contract-role") { id } }', holds: 'contract-role' },
    groupRoles: {
      ...admin,
      document: '{ groupRoles(limit: 100) { groupRoles { id } } }',
      holds: 'contract-group',
    },
    groupRole: {
      ...admin,
      document: '{ groupRole(id: "contract-group") { id } }',
      holds: 'contract-group',
    },
    permissions: {
      ...refused,
      document: '{ permissions(search: "news") { permissions { id } } }',
      holds: 'news.cu',
    },
    permission: { ...refused, document: '{ permission(id: "news.cu") { id } }', holds: 'news.cu' },
    invitations: {
      ...admin,
      document: '{ invitations { users { username } } }',
      holds: 'contract-invited',
    },
    userSessions: {
      ...admin,
      document: '{ userSessions(userId: "1") { host } }',
      holds: 'localhost',
    },
  },
  foreignQueries: {
    ...whyContract.foreignQueries,
    usersV2: '(customer: "0002000004")',
    editData: '(id: "4")',
    customers: '(search: "kanarie")',
    invitations: '(search: "contract-invited")',
    userSessions: '(userId: "4")',
  },
  foreignMutations: {
    createUser: `(${user('contract-new')}, ${areas})`,
    createUsers: `(users: [{ line: 2, username: "contract-file", name: "Contract",
      email: "c@shop.example", language: "en-us", groupRole: "dealer",
      areas: "2000:customer:0002000004" }], dryRun: false)`,
    updateUser: `(${kept}, ${user('contract-changed')}, ${areas})`,
    deleteUser: `(${kept})`,
    restoreUser: `(${kept})`,
    resetSecondFactor: '(userId: "4", reason: "Contract")',
    createRole: `(${role('Contract new')})`,
    updateRole: `(id: "dealer", version: 1, ${role('Contract changed')})`,
    deleteRole: '(id: "dealer", version: 1)',
    createGroupRole: `(${groupRole('Contract new')})`,
    updateGroupRole: `(id: "dealer", version: 1, ${groupRole('Contract changed')})`,
    deleteGroupRole: '(id: "dealer", version: 1)',
    createPermission: `(${permission('contract.new')})`,
    updatePermission: `(id: "page.news", version: 1, ${permission('contract.changed')})`,
    deletePermission: '(id: "page.news", version: 1)',
    sendInvitation: '(userId: "4")',
    sendInvitations: '(userIds: ["4"])',
    revokeInvitation: '(userId: "4")',
    endUserSession: '(userId: "999999999", id: "999999999")',
    endUserSessions: '(userId: "999999999")',
  },
  administratorMutations: {
    createUser: 'accessadmin',
    createUsers: 'accessadmin',
    updateUser: 'accessadmin',
    deleteUser: 'accessadmin',
    restoreUser: 'accessadmin',
    resetSecondFactor: 'accessadmin',
    createRole: 'accessadmin',
    updateRole: 'accessadmin',
    deleteRole: 'accessadmin',
    createGroupRole: 'accessadmin',
    updateGroupRole: 'accessadmin',
    deleteGroupRole: 'accessadmin',
    createPermission: 'owner1',
    updatePermission: 'owner1',
    deletePermission: 'owner1',
    sendInvitation: 'accessadmin',
    revokeInvitation: 'accessadmin',
    sendInvitations: 'accessadmin',
    endUserSession: 'accessadmin',
    endUserSessions: 'accessadmin',
  },
  administration: [
    'usersV2',
    'editData',
    'customers',
    'createUser',
    'createUsers',
    'updateUser',
    'deleteUser',
    'restoreUser',
    'invitations',
    'userSessions',
    'sendInvitation',
    'revokeInvitation',
    'sendInvitations',
    'endUserSession',
    'endUserSessions',
    ...whyContract.administration,
    'resetSecondFactor',
  ],
  versionedRecords: {
    updateUser: userRecord((name) => `, ${user(`${name}-changed`)}, ${areas}`),
    deleteUser: userRecord(() => ''),
    restoreUser: userRecord(() => '', { active: false }),
    updateRole: rightsRecord(makeRole, (id) => `, ${role(`${id} changed`)}`),
    deleteRole: rightsRecord(makeRole, () => ''),
    updateGroupRole: rightsRecord(makeGroupRole, (id) => `, ${groupRole(`${id} changed`)}`),
    deleteGroupRole: rightsRecord(makeGroupRole, () => ''),
    updatePermission: rightsRecord(
      makePermission,
      (id) => `, permission: { name: "${id}", description: "Changed" }`,
    ),
    deletePermission: rightsRecord(makePermission, () => ''),
  },
};
