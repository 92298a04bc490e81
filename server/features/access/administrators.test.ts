import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { permissionTable } from '#server/testing/permissions.ts';
import { stateWithout } from '#server/testing/table-state.store.ts';
import { userId } from '#server/testing/user-id.ts';
import { untilLockIsAwaited } from '#server/testing/waiting-locks.store.ts';
import { lockRights } from './rights/administrator.store.ts';
import { contract } from './testing/access.contract.ts';

let test: TestApp;
const tokens = new Map<string, string>();

/**
 * Kinds of administrators: of the organisation that the records belong to, of another one, holders of the permission
 * for the United States there and abroad, one with areas only for reading, and one whose right was taken away after
 * the login.
 */
const kinds = ['own', 'foreign', 'us', 'usAbroad', 'audit', 'former'] as const;
type Kind = (typeof kinds)[number];

beforeAll(async () => {
  test = await startTestApp();
  await contract.createRecords?.(test);
  // The session that `userSessions` shows.
  await test.login('dealer1');
  await given(test).role('us-admin', { permissions: ['page.user-management-us'] });
  const grants = ['dealer'];
  await given(test).groupRole('us-admin', { roles: ['us-admin'], grants });
  const newAdministrator = (username: string, groupRole: string, area: string) =>
    given(test).newUser(username, { groupRole, areas: [area] });
  await newAdministrator('us', 'us-admin', '2000:all:');
  await newAdministrator('usAbroad', 'us-admin', '3000:all:');
  await newAdministrator('audit', 'access-admin', '2000:audit:');
  await newAdministrator('former', 'access-admin', '2000:all:');
  tokens.set('own', await test.login('accessadmin'));
  tokens.set('foreign', await test.login('accessadmin9'));
  for (const name of ['us', 'audit', 'former']) tokens.set(name, await test.login(name));
  tokens.set('usAbroad', await test.login('usAbroad', 'de.localhost'));
  for (const token of tokens.values()) await test.rest('GET', '/user', { token });
  await given(test).user('former', { groupRoleId: 'dealer' });
  // As before its server has read it: what `former` may do is decided by the database alone.
  await test.db.deleteFrom('token_revocation').execute();
});
afterAll(() => test.close());

const tokenOf = (kind: Kind) => tokens.get(kind) ?? '';
let made = 0;

/** Reads a table of expectations: an operation in each line, and a column for each kind. */
function parseTable(text: string): [operation: string, expected: Record<Kind, string>][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [operation = '', ...cells] = line.trim().split(/\s+/);
      const expected = kinds.map((kind, at) => [kind, cells[at] ?? '']);
      return [operation, Object.fromEntries(expected)];
    });
}

/** The records of 2000 that a mutation needs. @returns its arguments */
async function prepare(operation: string): Promise<string> {
  const name = `matrix-${++made}`;
  const values = `user: { username: "${name}-new", name: "Ada", email: "${name}@shop.example",
    language: "en-us", groupRole: "dealer" },
    userAreas: [{ sorg: "2000", limitation: customer, value: "0002000001" }]`;
  const role = `role: { name: "${name}", sorg: "2000", permissions: ["profile.update"] }`;
  const groupRole = `groupRole: { description: "${name}", sorg: "2000", roles: ["dealer"] }`;
  const permission = `permission: { name: "${name}" }`;
  const newUser = (fields = {}) => given(test).newUser(name, fields);
  const newVersionedUser = async (fields = {}) => {
    const id = await newUser(fields);
    const of = test.db.selectFrom('app_user').select('version').where('id', '=', id);
    return `id: "${id}", version: ${(await of.executeTakeFirstOrThrow()).version}`;
  };
  const ofRecord = async (making: Promise<unknown>, more = '') => {
    await making;
    return `id: "${name}", version: 1${more}`;
  };
  const newRole = () => given(test).role(name, { permissions: ['profile.update'], sorg: '2000' });
  const newGroupRole = () => given(test).groupRole(name, { roles: ['dealer'], sorg: '2000' });
  const newPermission = () => given(test).permission(name);
  switch (operation) {
    case 'createUser':
      return values;
    case 'createUsers':
      return `users: [{ line: 2, username: "${name}", name: "Ada", email: "a@shop.example",
        language: "en-us", groupRole: "dealer", areas: "2000:all:" }], dryRun: false`;
    case 'updateUser':
      return `${await newVersionedUser()}, ${values}`;
    case 'deleteUser':
      return await newVersionedUser();
    case 'restoreUser':
      return await newVersionedUser({ active: false });
    case 'resetSecondFactor': {
      const user_id = await newUser();
      await test.db.insertInto('user_recovery_code').values({ user_id, hash: name }).execute();
      return `userId: "${user_id}", reason: "Phone lost"`;
    }
    case 'sendInvitation':
    case 'revokeInvitation':
      return `userId: "${await given(test).invitation(name)}"`;
    case 'sendInvitations':
      return `userIds: ["${await given(test).invitation(name)}"]`;
    case 'endUserSession':
    case 'endUserSessions': {
      const user_id = await newUser();
      await test.login(name);
      const of = test.db.selectFrom('user_session').select('id').where('user_id', '=', user_id);
      const { id } = await of.executeTakeFirstOrThrow();
      return operation === 'endUserSession'
        ? `userId: "${user_id}", id: "${id}"`
        : `userId: "${user_id}"`;
    }
    case 'createRole':
      return role;
    case 'updateRole':
      return await ofRecord(newRole(), `, ${role}`);
    case 'deleteRole':
      return await ofRecord(newRole());
    case 'createGroupRole':
      return groupRole;
    case 'updateGroupRole':
      return await ofRecord(newGroupRole(), `, ${groupRole}`);
    case 'deleteGroupRole':
      return await ofRecord(newGroupRole());
    case 'createPermission':
      return permission;
    case 'updatePermission':
      return await ofRecord(newPermission(), `, permission: { name: "${name}-new" }`);
    case 'deletePermission':
      return await ofRecord(newPermission());
  }
  throw new Error(`No record for ${operation}`);
}

/** Sends a mutation. @returns `done`, or the code of the first refusal */
async function change(kind: Kind, operation: string, args: string): Promise<string> {
  const errorFields = 'userErrors { code }';
  const fields = operation === 'createUsers' ? `rows { ${errorFields} }` : errorFields;
  const document = `mutation { answer: ${operation}(${args}) { message { status } ${fields} } }`;
  const { data, errors } = await test.gql(tokenOf(kind), document);
  if (errors) return String(errors[0]?.extensions?.code);
  const { message, userErrors = [], rows = [] } = data.answer;
  const refused = [...userErrors, ...rows.flatMap((row: typeof data.answer) => row.userErrors)];
  return refused[0]?.code ?? (message.status ? 'done' : 'refused');
}

/** All tables but those that jobs write in the background. */
async function readTables() {
  const { user_invitation: _, ...tables } = await stateWithout(test.db, -1);
  return tables;
}

const mutations = parseTable(`
  createUser        done                 AREA_NOT_YOURS       done       AREA_NOT_YOURS  AUDIT_READS_ONLY  FORBIDDEN
  createUsers       done                 AREA_NOT_YOURS       done       AREA_NOT_YOURS  AUDIT_READS_ONLY  FORBIDDEN
  updateUser        done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  deleteUser        done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  restoreUser       done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  resetSecondFactor done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  sendInvitation    done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  sendInvitations   done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  revokeInvitation  done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  endUserSession    done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  endUserSessions   done                 UNKNOWN_RECORD       done       UNKNOWN_RECORD  AUDIT_READS_ONLY  FORBIDDEN
  createRole        done                 AREA_NOT_YOURS       FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
  updateRole        done                 UNKNOWN_RECORD       FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
  deleteRole        done                 UNKNOWN_RECORD       FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
  createGroupRole   done                 AREA_NOT_YOURS       FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
  updateGroupRole   done                 UNKNOWN_RECORD       FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
  deleteGroupRole   done                 UNKNOWN_RECORD       FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
  createPermission  NOT_YOURS_TO_CHANGE  NOT_YOURS_TO_CHANGE  FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
  updatePermission  NOT_YOURS_TO_CHANGE  NOT_YOURS_TO_CHANGE  FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
  deletePermission  NOT_YOURS_TO_CHANGE  NOT_YOURS_TO_CHANGE  FORBIDDEN  FORBIDDEN       AUDIT_READS_ONLY  FORBIDDEN
`);

// What `own` and `foreign` read is tested by the contracts of all features.
const queries = parseTable(`
  usersV2          seen  unseen  seen       unseen     unseen  FORBIDDEN
  createData       seen  unseen  seen       unseen     unseen  FORBIDDEN
  editData         seen  unseen  seen       unseen     unseen  FORBIDDEN
  customers        seen  unseen  seen       unseen     unseen  FORBIDDEN
  roles            seen  unseen  FORBIDDEN  FORBIDDEN  unseen  FORBIDDEN
  role             seen  unseen  FORBIDDEN  FORBIDDEN  unseen  FORBIDDEN
  groupRoles       seen  unseen  FORBIDDEN  FORBIDDEN  unseen  FORBIDDEN
  groupRole        seen  unseen  FORBIDDEN  FORBIDDEN  unseen  FORBIDDEN
  permissions      seen  seen    FORBIDDEN  FORBIDDEN  seen    FORBIDDEN
  permission       seen  seen    FORBIDDEN  FORBIDDEN  seen    FORBIDDEN
  invitations      seen  unseen  seen       unseen     unseen  FORBIDDEN
  userSessions     seen  unseen  seen       unseen     unseen  FORBIDDEN
  roleEffect       seen  unseen  FORBIDDEN  FORBIDDEN  unseen  FORBIDDEN
  groupRoleEffect  seen  unseen  FORBIDDEN  FORBIDDEN  unseen  FORBIDDEN
  userRights       seen  unseen  seen       unseen     unseen  FORBIDDEN
  rightsPreview    seen  unseen  seen       unseen     unseen  FORBIDDEN
  whyUser          seen  unseen  seen       unseen     unseen  FORBIDDEN
  whoMay           seen  unseen  seen       unseen     unseen  FORBIDDEN
  compareUsers     seen  unseen  seen       unseen     unseen  FORBIDDEN
`);

/** The arguments of each mutation and kind, about a record of their own. */
const prepared = new Map<string, string>();
const keyOf = (operation: string, kind: Kind) => `${operation} ${kind}`;

/** Sends a mutation as some kinds, one after the other. */
async function changeAll(operation: string, asked: readonly Kind[]) {
  const answers: [Kind, string][] = [];
  for (const kind of asked) {
    const args = prepared.get(keyOf(operation, kind)) ?? '';
    answers.push([kind, await change(kind, operation, args)]);
  }
  return Object.fromEntries(answers);
}
const pick = (expected: Record<Kind, string>, asked: readonly Kind[]) =>
  Object.fromEntries(asked.map((kind) => [kind, expected[kind]]));

// Users who may only read administer no organisation, so their file has no users.
const routes = parseTable(`
  GET/api/admin/users/download-excel  200  200  200  200  200  403
  POST/exports/audit-log              200  200  403  403  200  403
  POST/view-as                        200  422  200  422  403  403
`);
const bodies: Record<string, () => Promise<object>> = {
  '/exports/audit-log': async () => ({
    format: 'csv',
    title: 'Audit log',
    filter: {},
    columns: [{ name: 'kind', header: 'Kind' }],
  }),
  '/view-as': async () => ({ userId: String(await userId(test.db, 'dealer1')), reason: 'Help' }),
};

describe('records of an organisation', () => {
  let before: Awaited<ReturnType<typeof readTables>>;
  beforeAll(async () => {
    for (const [operation] of mutations)
      for (const kind of kinds) prepared.set(keyOf(operation, kind), await prepare(operation));
    before = await readTables();
  });

  it('are covered by the two tables in all operations', () => {
    const tried = [...mutations, ...queries].map(([operation]) => operation);
    const ofFeature = new Set([
      ...Object.keys(contract.foreignMutations ?? {}),
      ...Object.keys(contract.foreignThings ?? {}),
    ]);
    expect(tried.toSorted()).toEqual([...ofFeature].toSorted());
    const known = permissionTable().map(({ name }) => name);
    expect(tried.filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(mutations)('are not changed by %s of those who may not', async (operation, expected) => {
    const refused = kinds.filter((kind) => expected[kind] !== 'done');
    expect(await changeAll(operation, refused)).toEqual(pick(expected, refused));
  });

  it('are the same after all that was refused', async () => {
    expect(await readTables()).toEqual(before);
  });

  it.each(mutations)('are changed by %s of those who may', async (operation, expected) => {
    const allowed = kinds.filter((kind) => expected[kind] === 'done');
    expect(await changeAll(operation, allowed)).toEqual(pick(expected, allowed));
  });

  it.each(queries)('are read by %s as the table says', async (operation, expected) => {
    const { document = '', holds = '' } = contract.foreignThings?.[operation] ?? {};
    const answers: [Kind, string][] = [];
    for (const kind of kinds) {
      const { data, errors } = await test.gql(tokenOf(kind), document);
      const seen = JSON.stringify(data).includes(holds) ? 'seen' : 'unseen';
      answers.push([kind, errors ? String(errors[0]?.extensions?.code) : seen]);
    }
    expect(Object.fromEntries(answers)).toEqual(expected);
  });

  it.each(routes)('are shown by %s as the table says', async (route, expected) => {
    const [, method = '', path = ''] = /^([A-Z]+)(.+)$/.exec(route) ?? [];
    const body = await bodies[path]?.();
    const answers: [Kind, string][] = [];
    for (const kind of kinds) {
      const sent = { token: tokenOf(kind), ...(body && { body }) };
      const { status } = await test.rest(method as 'GET' | 'POST', path, sent);
      answers.push([kind, String(status)]);
    }
    expect(Object.fromEntries(answers)).toEqual(expected);
  });

  it('show nothing of areas elsewhere in any answer', async () => {
    const areas = ['2000:customer:0002000001', '3000:customer:0003000001'];
    const id = await given(test).newUser('elsewhere', { areas });
    const document = (query: string) => `query { answer: ${query} }`;
    const area = 'sorg limitation value customerName';
    const user = `userAreas { ${area} } areasElsewhere areaCount`;
    const question = '{ customer: { sorg: "3000", unified: "0003000001" } }';
    const opened = 'user { username } customers { count first { sorg unified name } }';
    const answers: string[] = [];
    for (const query of [
      `usersV2(search: "elsewhere") { users { ${user} } }`,
      `editData(id: "${id}") { user { ${user} } sorgs { sorg } }`,
      `userRights(id: "${id}") { ${opened} }`,
      `compareUsers(ids: ["${id}", "${id}"]) { ${opened} }`,
      `whyUser(id: "${id}", question: ${question}) { mayDo steps { kind holds areas { sorg value } } }`,
      `whoMay(question: ${question}) { users { username } }`,
    ]) {
      const { data, errors } = await test.gql(tokenOf('own'), document(query));
      expect(errors).toBeUndefined();
      answers.push(JSON.stringify(data));
    }
    expect(answers.filter((text) => /3000/.test(text))).toEqual([]);
    expect(answers[0]).toContain('"areasElsewhere":1,"areaCount":1');
  });
});

it('stops a save that waits while the right is taken away', async () => {
  const token = await test.login('accessadmin');
  let answer: Promise<string> | undefined;
  tokens.set('own', token);
  await test.db.transaction().execute(async (tx) => {
    await lockRights(tx);
    answer = change('own', 'createUser', await prepare('createUser'));
    await untilLockIsAwaited(tx);
    const own = tx.updateTable('app_user').where('username', '=', 'accessadmin');
    await own.set({ group_role_id: 'dealer' }).execute();
  });
  expect(await answer).toBe('FORBIDDEN');
});
