import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { stateWithout } from '#server/testing/table-state.store.ts';
import { userId } from '#server/testing/user-id.ts';
import { firstCustomer, newDealer } from './testing/access.harness.ts';

/**
 * Administrators try to give more than they may. `few` may give the group role of dealers only, and `sales` in
 * addition only for the customers of a salesman.
 */
const attackers = ['few', 'sales'] as const;
type Attacker = (typeof attackers)[number];

let test: TestApp;
const tokens = new Map<Attacker, string>();
const ids = new Map<string, { id: string; version: number }>();
let before: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  await given(test).owner('owner1');
  await given(test).groupRole('few', { roles: ['access-admin'], grants: ['dealer'] });
  await given(test).newUser('few', { groupRole: 'few', areas: ['2000:all:'] });
  await given(test).newUser('sales', { groupRole: 'few', areas: ['2000:salesman:SP1'] });
  await given(test).newUser('peer', { groupRole: 'few', areas: ['2000:all:'] });
  await given(test).newUser('seller', { groupRole: 'salesman', areas: ['2000:salesman:SP1'] });
  await given(test).newUser('gone', { groupRole: 'salesman', areas: ['2000:all:'], active: false });
  await given(test).newUser('dealer', { email: 'ada@shop.example' });
  await given(test).role('own', { permissions: ['profile.update'], sorg: '2000' });
  await given(test).groupRole('own', { roles: ['own'], sorg: '2000' });
  await given(test).role('abroad', { permissions: ['profile.update'], sorg: '3000' });
  await given(test).groupRole('abroad', { roles: ['abroad'], sorg: '3000' });
  for (const name of attackers) tokens.set(name, await test.login(name));
  for (const name of ['owner1', 'few', 'peer', 'seller', 'gone', 'dealer', 'dealer9']) {
    const id = await userId(test.db, name);
    const of = test.db.selectFrom('app_user').select('version').where('id', '=', id);
    ids.set(name, { id: String(id), ...(await of.executeTakeFirstOrThrow()) });
  }
  before = await stateWithout(test.db, 0);
});
afterAll(() => test.close());

type Input = Record<string, unknown>;
interface Attempt {
  by?: Attacker;
  operation: string;
  /** The arguments, with the types that a document needs. */
  variables: Record<string, [type: string, value: unknown]>;
}

/** The answer that a client gets: codes of exceptions, of a payload, and of the rows of a file. */
async function send({ by = 'few', operation, variables }: Attempt): Promise<string[]> {
  const types = Object.entries(variables).map(([name, [type]]) => `$${name}: ${type}`);
  const args = Object.keys(variables).map((name) => `${name}: $${name}`);
  const fields =
    operation === 'createUsers'
      ? 'rows { userErrors { field code } }'
      : 'userErrors { field code }';
  const document = `mutation (${types.join(', ')}) { answer: ${operation}(${args.join(', ')}) {
    message { status } ${fields} } }`;
  const values = Object.entries(variables).map(([name, [, value]]) => [name, value]);
  const answer = await test.gql(tokens.get(by) ?? '', document, Object.fromEntries(values));
  return codesOf(answer);
}

function codesOf({ data, errors }: Awaited<ReturnType<TestApp['gql']>>): string[] {
  if (errors) return errors.map(({ extensions }) => String(extensions?.code));
  const payloads = Object.values(data) as { userErrors?: Refusal[]; rows?: Payload[] }[];
  const refused = (payload: Payload) => payload.userErrors ?? [];
  return payloads
    .flatMap((payload) => [...refused(payload), ...(payload.rows ?? []).flatMap(refused)])
    .map(({ field, code }) => `${field} ${code}`);
}
interface Refusal {
  field: string;
  code: string;
}
interface Payload {
  userErrors?: Refusal[];
}

async function expectRefused(attempt: Attempt, ...refusals: string[]) {
  expect(await send(attempt)).toEqual(refusals);
}

const versioned = (name: string): Attempt['variables'] => {
  const { id = '', version = 0 } = ids.get(name) ?? {};
  return { id: ['ID!', id], version: ['Int!', version] };
};
const ofRecord = (id: string, version = 1): Attempt['variables'] => ({
  id: ['ID!', id],
  version: ['Int!', version],
});
const user = (fields: Input): Attempt['variables'][string] => [
  'UserInput!',
  newDealer('dealer', fields),
];
const areas = (...given: Input[]): Attempt['variables'][string] => [
  '[UserAreaInput!]!',
  given.length > 0 ? given : [firstCustomer],
];

/** Values of a user that may not be given, by the field of the input. */
const ofUsers: [field: string, value: unknown, refusal: string, by?: Attacker][] = [
  ['groupRole', 'salesman', 'user.groupRole NOT_YOURS_TO_GRANT'],
  ['groupRole', 'access-admin', 'user.groupRole NOT_YOURS_TO_GRANT'],
  ['groupRole', 'few', 'user.groupRole NOT_YOURS_TO_GRANT'],
  ['groupRole', 'owner', 'user.groupRole NOT_YOURS_TO_GRANT'],
  ['groupRole', 'abroad', 'user.groupRole NOT_YOURS_TO_GRANT'],
  ['groupRole', ' dealer', 'user.groupRole UNKNOWN_GROUP_ROLE'],
  ['roles', ['dealer', 'salesman'], 'user.roles UNKNOWN_ROLE'],
  ['roles', ['access-admin'], 'user.roles UNKNOWN_ROLE'],
  ['roles', ['own'], 'user.roles UNKNOWN_ROLE'],
  ['roles', [], 'user.roles REQUIRED'],
];
const ofAreas: [field: string, value: Input, refusal: string, by?: Attacker][] = [
  ['sorg', { sorg: '3000' }, 'userAreas.1.sorg AREA_NOT_YOURS'],
  ['sorg', { sorg: '3000', value: '0003000001' }, 'userAreas.1.sorg AREA_NOT_YOURS'],
  ['sorg', { sorg: ' 2000' }, 'userAreas.1.sorg AREA_NOT_YOURS'],
  ['sorg', { sorg: '%' }, 'userAreas.1.sorg AREA_NOT_YOURS'],
  ['limitation', { sorg: '3000', limitation: 'all' }, 'userAreas.1.sorg AREA_NOT_YOURS'],
  ['limitation', { sorg: '3000', limitation: 'audit' }, 'userAreas.1.sorg AREA_NOT_YOURS'],
  ['limitation', { limitation: 'all' }, 'userAreas.1.value AREA_NOT_YOURS', 'sales'],
  ['limitation', { limitation: 'audit' }, 'userAreas.1.value AREA_NOT_YOURS', 'sales'],
  [
    'limitation',
    { limitation: 'sales_group', value: 'SG1' },
    'userAreas.1.value AREA_NOT_YOURS',
    'sales',
  ],
  ['value', { value: '0002000003' }, 'userAreas.1.value AREA_NOT_YOURS', 'sales'],
  ['value', { limitation: 'salesman', value: 'SP2' }, 'userAreas.1.value AREA_NOT_YOURS', 'sales'],
  ['value', { value: '%' }, 'userAreas.1.value UNKNOWN_CUSTOMER'],
  ['option', { value: '0002000002', option: 'NE' }, 'userAreas.1.option OPTION_UNKNOWN'],
];

describe('nobody gives a user what they may not give', () => {
  const places = [
    ['createUser', () => ({})],
    ['updateUser', () => versioned('dealer')],
  ] as const;
  const newName = { createUser: { username: 'escalated' }, updateUser: {} };

  it.each(
    places.flatMap(([operation, of]) =>
      ofUsers.map(([field, value, refusal]) => ({ operation, of, field, value, refusal })),
    ),
  )('by $operation with $field $value', async ({ operation, of, field, value, refusal }) => {
    const values = user({ ...newName[operation], [field]: value });
    const variables = { ...of(), user: values, userAreas: areas() };
    await expectRefused({ operation, variables }, refusal);
  });

  it.each(
    places.flatMap(([operation, of]) =>
      ofAreas.map(([field, area, refusal, by]) => ({ operation, of, field, area, refusal, by })),
    ),
  )('by $operation with the $field of $area', async ({ operation, of, area, refusal, by }) => {
    const userAreas = areas(firstCustomer, { ...firstCustomer, ...area });
    const variables = { ...of(), user: user(newName[operation]), userAreas };
    await expectRefused({ operation, variables, ...(by && { by }) }, refusal);
  });

  it.each([
    ['few', 'user.groupRole NOT_YOURSELF'],
    ['peer', 'user.groupRole NOT_YOURS_TO_GRANT'],
    ['seller', 'user.groupRole NOT_YOURS_TO_GRANT'],
    ['owner1', 'user.groupRole NOT_YOURS_TO_GRANT'],
    ['dealer9', 'id UNKNOWN_RECORD'],
  ])('by changing the user %s', async (name, refusal) => {
    const all = { sorg: '2000', limitation: 'all', value: '' };
    const kept = name === 'seller' ? { ...all, limitation: 'salesman', value: 'SP1' } : all;
    const email = `${name}@shop.example`;
    const variables = {
      ...versioned(name),
      user: user({ username: name, email }),
      userAreas: areas(kept),
    };
    await expectRefused({ operation: 'updateUser', variables }, refusal);
    const own = { ...variables, generatePassword: ['Boolean', true] as [string, unknown] };
    await expectRefused({ operation: 'updateUser', variables: own }, refusal);
  });

  it.each([
    ['deleteUser', 'few', 'id NOT_YOURSELF'],
    ['deleteUser', 'peer', 'id NOT_YOURS_TO_GRANT'],
    ['deleteUser', 'owner1', 'id NOT_YOURS_TO_GRANT'],
    ['restoreUser', 'gone', 'id NOT_YOURS_TO_GRANT'],
  ])('by %s of %s', async (operation, name, refusal) => {
    await expectRefused({ operation, variables: versioned(name) }, refusal);
  });

  it.each([
    ['few', 'NOT_YOURSELF'],
    ['peer', 'NOT_YOURS_TO_GRANT'],
    ['owner1', 'NOT_YOURS_TO_GRANT'],
    ['dealer9', 'UNKNOWN_RECORD'],
  ])('by the login of %s', async (name, code) => {
    const id: [string, unknown] = ['ID!', ids.get(name)?.id];
    const reason: [string, unknown] = ['String!', 'Lost'];
    for (const operation of ['sendInvitation', 'revokeInvitation', 'endUserSessions'])
      await expectRefused({ operation, variables: { userId: id } }, `userId ${code}`);
    const many: [string, unknown] = ['[ID!]!', [ids.get(name)?.id]];
    await expectRefused(
      { operation: 'sendInvitations', variables: { userIds: many } },
      `userIds.0 ${code}`,
    );
    const reset = { operation: 'resetSecondFactor', variables: { userId: id, reason } };
    await expectRefused(reset, code === 'UNKNOWN_RECORD' ? `userId ${code}` : `id ${code}`);
  });
});

const rows: [field: string, value: string, refusal: string][] = [
  ['groupRole', 'few', 'groupRole NOT_YOURS_TO_GRANT'],
  ['groupRole', 'FEW', 'groupRole NOT_YOURS_TO_GRANT'],
  ['roles', 'dealer|salesman', 'roles UNKNOWN_ROLE'],
  ['areas', '2000:all|3000:all', 'areas AREA_NOT_YOURS'],
  ['areas', ' 3000 : audit ', 'areas AREA_NOT_YOURS'],
];

it.each(rows)('nobody gives it by the %s %j of a file', async (field, value, refusal) => {
  const row = { ...newDealer('escalated'), line: 2, areas: '2000:customer:0002000001' };
  const users: [string, unknown] = ['[UserRow!]!', [{ ...row, [field]: value }]];
  const dryRun: [string, unknown] = ['Boolean!', false];
  await expectRefused({ operation: 'createUsers', variables: { users, dryRun } }, refusal);
});

const ofRoles: [field: string, value: Input, refusal: string][] = [
  ['permissions', { permissions: ['news.cu'] }, 'role.permissions NOT_YOURS_TO_GRANT'],
  ['permissions', { permissions: ['access.owner'] }, 'role.permissions NOT_YOURS_TO_GRANT'],
  [
    'permissions',
    { permissions: ['profile.update', 'company.users'] },
    'role.permissions NOT_YOURS_TO_GRANT',
  ],
  ['sorg', { sorg: null }, 'role.sorg NOT_YOURS_TO_CHANGE'],
  ['sorg', { sorg: '3000' }, 'role.sorg AREA_NOT_YOURS'],
  ['sorg', { sorg: '' }, 'role.sorg AREA_NOT_YOURS'],
];
const ofGroupRoles: [field: string, value: Input, refusal: string][] = [
  ['roles', { roles: ['salesman'] }, 'groupRole.roles NOT_YOURS_TO_GRANT'],
  ['roles', { roles: ['own', 'access-admin'] }, 'groupRole.roles NOT_YOURS_TO_GRANT'],
  ['roles', { roles: ['owner'] }, 'groupRole.roles NOT_YOURS_TO_GRANT'],
  ['roles', { roles: ['abroad'] }, 'groupRole.roles UNKNOWN_ROLE'],
  ['roles', { roles: [] }, 'groupRole.roles REQUIRED'],
  ['grants', { grants: ['salesman'] }, 'groupRole.grants NOT_YOURS_TO_GRANT'],
  ['grants', { grants: ['dealer', 'few'] }, 'groupRole.grants NOT_YOURS_TO_GRANT'],
  ['grants', { grants: ['owner'] }, 'groupRole.grants NOT_YOURS_TO_GRANT'],
  ['sorg', { sorg: null, roles: ['dealer'] }, 'groupRole.sorg NOT_YOURS_TO_CHANGE'],
  ['sorg', { sorg: '3000', roles: ['dealer'] }, 'groupRole.sorg AREA_NOT_YOURS'],
];

describe('nobody gives a role or group role what they may not give', () => {
  const role = (fields: Input): [string, unknown] => [
    'RoleInput!',
    { name: 'Own', sorg: '2000', permissions: ['profile.update'], ...fields },
  ];
  const groupRole = (fields: Input): [string, unknown] => [
    'GroupRoleInput!',
    { description: 'Own', sorg: '2000', roles: ['own'], ...fields },
  ];

  it.each(ofRoles)('by the %s of a role: %j', async (_, fields, refusal) => {
    const create = { role: role({ name: 'New', ...fields }) };
    await expectRefused({ operation: 'createRole', variables: create }, refusal);
    const change = { ...ofRecord('own'), role: role({ name: 'own', ...fields }) };
    await expectRefused({ operation: 'updateRole', variables: change }, refusal);
  });

  it.each(ofGroupRoles)('by the %s of a group role: %j', async (_, fields, refusal) => {
    const create = { groupRole: groupRole({ description: 'New', ...fields }) };
    await expectRefused({ operation: 'createGroupRole', variables: create }, refusal);
    const change = { ...ofRecord('own'), groupRole: groupRole({ description: 'own', ...fields }) };
    await expectRefused({ operation: 'updateGroupRole', variables: change }, refusal);
  });

  it.each([
    ['dealer', 'role.sorg NOT_YOURS_TO_CHANGE'],
    ['abroad', 'id UNKNOWN_RECORD'],
  ])('by taking over the role or group role %s', async (id, refusal) => {
    const ofRole = { ...ofRecord(id), role: role({}) };
    expect(await send({ operation: 'updateRole', variables: ofRole })).toContain(refusal);
    const ofGroup = { ...ofRecord(id), groupRole: groupRole({}) };
    expect(await send({ operation: 'updateGroupRole', variables: ofGroup })).toContain(
      refusal.replace('role.', 'groupRole.'),
    );
  });

  it('by a permission of their own that a granted role gets', async () => {
    // The administrators hold it, and may not give a group role with it.
    const fields = { name: 'own', permissions: ['profile.update', 'page.user-management'] };
    const variables = { ...ofRecord('own'), role: role(fields) };
    await expectRefused(
      { operation: 'updateRole', variables },
      'role.permissions NOT_YOURS_TO_GRANT',
    );
  });

  it('by a permission of a new name', async () => {
    const permission: [string, unknown] = ['PermissionInput!', { name: 'page.everything' }];
    const refusal = 'permission.name NOT_YOURS_TO_CHANGE';
    await expectRefused({ operation: 'createPermission', variables: { permission } }, refusal);
    const variables = { ...ofRecord('company.users'), permission };
    expect(await send({ operation: 'updatePermission', variables })).toContain(refusal);
  });
});

it('nothing has changed after all attempts', async () => {
  expect(await stateWithout(test.db, 0)).toEqual(before);
});

it('nobody gives it by a second step, under an alias', async () => {
  const refused = 'userErrors { field code }';
  const document = `mutation {
    a: createRole(role: { name: "steps", sorg: "2000", permissions: ["profile.update"] }) { ${refused} }
    b: createGroupRole(groupRole: { description: "steps", sorg: "2000", roles: ["steps"] }) { ${refused} }
    c: createUser(user: { username: "stepping", name: "Ada", email: "a@shop.example",
      language: "en-us", groupRole: "steps" }, userAreas: [{ sorg: "2000", limitation: all }]) { ${refused} }
    d: updateRole(id: "steps", version: 1, role: { name: "steps", sorg: "2000",
      permissions: ["profile.update", "page.user-management"] }) { ${refused} }
    e: updateGroupRole(id: "steps", version: 1, groupRole: { description: "steps", sorg: "2000",
      roles: ["steps"], grants: ["few"] }) { ${refused} }
    f: updateGroupRole(id: "steps", version: 1, groupRole: { description: "steps", sorg: "2000",
      roles: ["steps", "access-admin"] }) { ${refused} } }`;
  expect(codesOf(await test.gql(tokens.get('few') ?? '', document))).toEqual([
    'role.permissions NOT_YOURS_TO_GRANT',
    'groupRole.grants NOT_YOURS_TO_GRANT',
    'groupRole.roles NOT_YOURS_TO_GRANT',
  ]);
  const { rows: held } = await sql<{ permission: string }>`
    select p.permission from user_permission p join app_user u on u.id = p.user_id
    where u.username = 'stepping'`.execute(test.db);
  expect(held).toEqual([{ permission: 'profile.update' }]);
});

it('every field of an input was tried, or gives no right', () => {
  const schema = buildSchema(
    readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  );
  const person = ['username', 'name', 'email', 'emailConfirmations', 'language'];
  const mails = ['sendEmail', 'sendEmailWarranty', 'contentTargetMarkets'];
  const fieldsOf = (tried: readonly (readonly [string, ...unknown[]])[]) =>
    tried.map(([field]) => field);
  const covered: Record<string, string[]> = {
    UserInput: [...fieldsOf(ofUsers), ...person, ...mails, 'isFakeEmail'],
    UserAreaInput: fieldsOf(ofAreas),
    UserRow: [...fieldsOf(rows), ...person, ...mails, 'fakeEmail', 'line'],
    RoleInput: [...fieldsOf(ofRoles), 'name', 'description', 'flags'],
    GroupRoleInput: [...fieldsOf(ofGroupRoles), 'description', 'secondFactor'],
    PermissionInput: ['name', 'description'],
  };
  for (const [name, fields] of Object.entries(covered)) {
    const type = schema.getType(name);
    const known = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    expect([...new Set(fields)].toSorted(), name).toEqual(known.toSorted());
  }
});
