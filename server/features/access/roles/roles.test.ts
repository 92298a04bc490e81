import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { refusals } from '../testing/access.harness.ts';

let test: TestApp;
let admin = '';
let owner = '';
beforeAll(async () => {
  test = await startTestApp();
  await given(test).owner('owner1');
  admin = await test.login('accessadmin');
  owner = await test.login('owner1');
});
afterAll(() => test.close());

/** Sends a mutation of a record. @returns its answer */
async function change(token: string, call: string, record: string) {
  const document = `mutation { answer: ${call} { message { status }
    userErrors { field code name most } record { ${record} } } }`;
  return (await test.gql(token, document)).data.answer;
}
const role = (token: string, call: string) =>
  change(token, call, 'id name version sorg mayEdit permissions { name } flags');
const groupRole = (token: string, call: string) =>
  change(
    token,
    call,
    'id description version sorg mayEdit secondFactor roles { id } grants { id }',
  );
const permission = (token: string, call: string) =>
  change(token, call, 'id version isKnown mayEdit roles');

let made = 0;
const newName = () => `made-${++made}`;

describe('a role of all organisations', () => {
  it('is created, changed and deleted by an owner', async () => {
    const fields = 'permissions: ["page.news"], flags: ["customer"]';
    const created = await role(owner, `createRole(role: { name: "Night shop", ${fields} })`);
    expect(created.record).toMatchObject({
      id: 'night-shop',
      sorg: null,
      mayEdit: true,
      flags: ['customer'],
      version: 1,
      permissions: [{ name: 'page.news' }],
    });
    const changed = await role(
      owner,
      'updateRole(id: "night-shop", version: 1, role: { name: "Shop", permissions: ["news.cu"] })',
    );
    expect(changed.record).toMatchObject({ name: 'Shop', version: 2, flags: [] });
    const deleted = await role(owner, 'deleteRole(id: "night-shop", version: 2)');
    expect(deleted.message.status).toBe(true);
  });

  it('is not changed by an administrator of an organisation', async () => {
    const answers = await Promise.all([
      role(admin, 'createRole(role: { name: "X", permissions: ["profile.update"] })'),
      role(admin, 'updateRole(id: "guest", version: 1, role: { name: "X", permissions: [] })'),
      role(admin, 'deleteRole(id: "guest", version: 1)'),
    ]);
    for (const answer of answers)
      expect(answer.userErrors[0]).toMatchObject({ code: 'NOT_YOURS_TO_CHANGE' });
  });

  it('is kept while group roles have it', async () => {
    const answer = await role(owner, 'deleteRole(id: "dealer", version: 1)');
    expect(answer.userErrors).toMatchObject([{ code: 'IN_USE', most: 1 }]);
  });

  it('is refused with a permission that does not exist, or a taken name', async () => {
    const unknown = await role(owner, 'createRole(role: { name: "X", permissions: ["no.such"] })');
    expect(refusals(unknown)).toEqual(['role.permissions UNKNOWN_PERMISSION']);
    const taken = await role(owner, 'createRole(role: { name: "PRODUCT", permissions: [] })');
    expect(refusals(taken)).toEqual(['role.name NAME_TAKEN']);
  });
});

describe('a role of an organisation', () => {
  const own = (name: string, permissions: string, sorg = '2000') =>
    `role: { name: "${name}", sorg: "${sorg}", permissions: ${permissions} }`;

  it('holds no permission that its administrator does not hold', async () => {
    const name = newName();
    const made = await role(admin, `createRole(${own(name, '["profile.update"]')})`);
    expect(made.record).toMatchObject({ sorg: '2000', mayEdit: true });
    const more = await role(
      admin,
      `updateRole(id: "${name}", version: 1, ${own(name, '["profile.update", "news.cu"]')})`,
    );
    expect(more.userErrors).toMatchObject([{ code: 'NOT_YOURS_TO_GRANT', name: 'news.cu' }]);
  });

  it('is not changed by who does not hold what it allowed before', async () => {
    const id = newName();
    await given(test).role(id, { permissions: ['news.cu'], sorg: '2000' });
    const answer = await role(admin, `updateRole(id: "${id}", version: 1, ${own(id, '[]')})`);
    expect(refusals(answer)).toEqual(['role.permissions NOT_YOURS_TO_GRANT']);
    expect(refusals(await role(admin, `deleteRole(id: "${id}", version: 1)`))).toEqual([
      'id NOT_YOURS_TO_GRANT',
    ]);
  });

  it('is unknown to administrators of others', async () => {
    const id = newName();
    await given(test).role(id, { permissions: ['profile.update'], sorg: '2000' });
    const token = await test.login('accessadmin9');
    const change = `updateRole(id: "${id}", version: 1, ${own(id, '[]', '3000')})`;
    expect(refusals(await role(token, change))).toEqual(['id UNKNOWN_RECORD']);
    const foreign = await role(token, `createRole(${own(newName(), '["profile.update"]')})`);
    expect(refusals(foreign)).toEqual(['role.sorg AREA_NOT_YOURS']);
  });
});

it('has a history for administrators of its organisation only', async () => {
  const other = await test.login('accessadmin9');
  const document = `query ($id: ID!) { history(feature: "access", id: $id) { events { action } } }`;
  for (const [kind, call] of [
    ['role', 'createRole(role: { name: "Seen", sorg: "2000", permissions: ["profile.update"] })'],
    [
      'group-role',
      'createGroupRole(groupRole: { description: "Seen", sorg: "2000", roles: ["dealer"] })',
    ],
  ] as const) {
    const { record } = await change(admin, call, 'id');
    const seenBy = async (token: string) =>
      (await test.gql(token, document, { id: `${kind}:${record.id}` })).data.history.events;
    expect(await seenBy(admin)).toEqual([{ action: 'created' }]);
    expect(await seenBy(other)).toEqual([]);
  }
});

describe('a group role', () => {
  it('of all organisations is created, changed and deleted by an owner', async () => {
    const created = await groupRole(
      owner,
      `createGroupRole(groupRole: { description: "Support", roles: ["guest"],
        grants: ["dealer"], secondFactor: required })`,
    );
    expect(created.record).toMatchObject({
      id: 'support',
      secondFactor: 'required',
      sorg: null,
      mayEdit: true,
      roles: [{ id: 'guest' }],
      grants: [{ id: 'dealer' }],
    });
    const changed = await groupRole(
      owner,
      `updateGroupRole(id: "support", version: 1,
        groupRole: { description: "Support", roles: ["dealer"] })`,
    );
    expect(changed.record).toMatchObject({ roles: [{ id: 'dealer' }], grants: [], version: 2 });
    const deleted = await groupRole(owner, 'deleteGroupRole(id: "support", version: 2)');
    expect(deleted.message.status).toBe(true);
  });

  it('of an organisation allows no more than one that may be given', async () => {
    await given(test).role('contractor', { permissions: ['page.user-management'] });
    const made = (roles: string) =>
      groupRole(
        admin,
        `createGroupRole(groupRole: { description: "${newName()}", sorg: "2000", roles: ${roles} })`,
      );
    const dealer = await made('["dealer"]');
    expect(dealer.record).toMatchObject({ mayEdit: true, sorg: '2000' });
    const both = await made('["salesman", "content-admin"]');
    expect(refusals(both)).toEqual(['groupRole.roles NOT_YOURS_TO_GRANT']);
    const more = await made('["dealer", "contractor"]');
    expect(more.userErrors).toMatchObject([{ name: 'page.user-management' }]);
  });

  it('of an organisation grants only what its administrator may give', async () => {
    const answer = await groupRole(
      admin,
      `createGroupRole(groupRole: { description: "${newName()}", sorg: "2000", roles: ["dealer"],
        grants: ["access-admin"] })`,
    );
    expect(answer.userErrors).toMatchObject([
      { field: 'groupRole.grants', code: 'NOT_YOURS_TO_GRANT', name: 'access-admin' },
    ]);
  });

  it('is kept while users have it', async () => {
    const answer = await groupRole(owner, 'deleteGroupRole(id: "guest", version: 1)');
    expect(answer.userErrors).toMatchObject([{ code: 'IN_USE', most: 1 }]);
  });
});

describe('a permission', () => {
  it('is created, renamed and deleted by an owner while unused', async () => {
    const created = await permission(owner, 'createPermission(permission: { name: "shop.keys" })');
    expect(created.record).toMatchObject({ id: 'shop.keys', isKnown: false, mayEdit: true });
    const renamed = await permission(
      owner,
      'updatePermission(id: "shop.keys", version: 1, permission: { name: "shop.key" })',
    );
    expect(renamed.record).toMatchObject({ id: 'shop.key', version: 2 });
    const deleted = await permission(owner, 'deletePermission(id: "shop.key", version: 2)');
    expect(deleted.message.status).toBe(true);
  });

  it.each([
    ['with blanks', 'NOT_PERMISSION'],
    ['__proto__', 'NOT_PERMISSION'],
    ['x'.repeat(300), 'TOO_LONG'],
    ['', 'REQUIRED'],
    ['page.news', 'NAME_TAKEN'],
  ])('is refused with the name %j: %s', async (name, code) => {
    const answer = await permission(owner, `createPermission(permission: { name: "${name}" })`);
    expect(refusals(answer)).toEqual([`permission.name ${code}`]);
  });

  it('keeps its name while roles have it', async () => {
    const renamed = await permission(
      owner,
      'updatePermission(id: "page.news", version: 1, permission: { name: "page.newspaper" })',
    );
    expect(refusals(renamed)).toEqual(['permission.name IN_USE']);
    expect(
      refusals(await permission(owner, 'deletePermission(id: "page.news", version: 1)')),
    ).toEqual(['id IN_USE']);
  });

  it('is not changed by an administrator of an organisation', async () => {
    const answer = await permission(admin, 'createPermission(permission: { name: "shop.keys" })');
    expect(refusals(answer)).toEqual(['permission.name NOT_YOURS_TO_CHANGE']);
  });
});

it('changes no rights of the administrator who changes them', async () => {
  const refusedRole = await role(
    owner,
    'updateRole(id: "owner", version: 1, role: { name: "Owner", permissions: ["access.owner"] })',
  );
  expect(refusals(refusedRole)).toContain('role.permissions NOT_YOURSELF');
  const refusedGroup = await groupRole(
    owner,
    'updateGroupRole(id: "owner", version: 1, groupRole: { description: "Owner", roles: ["guest"] })',
  );
  expect(refusals(refusedGroup)).toContain('groupRole.roles NOT_YOURSELF');
});

it('takes a permission away from everybody with the role at once', async () => {
  await given(test).role('reader', { permissions: ['page.news', 'profile.update'] });
  await given(test).groupRole('reader', { roles: ['reader'] });
  await given(test).newUser('reader1', { groupRole: 'reader' });
  const token = await test.login('reader1');
  const { message } = await role(
    owner,
    'updateRole(id: "reader", version: 1, role: { name: "reader", permissions: ["profile.update"] })',
  );
  expect(message.status).toBe(true);
  expect((await test.rest('GET', '/user', { token })).body.code).toBe('TOKEN_REVOKED');
});
