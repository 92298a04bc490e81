import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let test: TestApp;
let admin = '';
beforeAll(async () => {
  test = await startTestApp();
  const { groupRole, newUser, role } = given(test);
  await role('reader', { permissions: ['page.pdi', 'profile.update'] });
  await role('writer', { permissions: ['page.pdi', 'news.cu'] });
  await groupRole('press', { roles: ['reader', 'writer'] });
  await groupRole('readers', { roles: ['reader'] });
  const both = await newUser('press1', { groupRole: 'press' });
  const first = await newUser('press2', { groupRole: 'press' });
  await newUser('reader1', { groupRole: 'readers' });
  await newUser('reader9', { groupRole: 'readers', areas: ['3000:all:'] });
  await newUser('reader0', { groupRole: 'readers', active: false });
  expect(both).not.toBe(first);
  await test.db.insertInto('user_role_off').values({ user_id: first, role_id: 'writer' }).execute();
  admin = await test.login('accessadmin');
});
afterAll(() => test.close());

const change = 'users first { username } permissions pages { name } operations { name }';
/** Asks what a change does. @returns both sides with their names as lists */
async function ask(call: string) {
  const document = `{ effect: ${call} { losing { ${change} } gaining { ${change} } } }`;
  const { effect } = (await test.gql(admin, document)).data;
  const plain = (side: Record<string, { name?: string; username?: string }[]>) => ({
    ...side,
    first: side.first?.map(({ username }) => username),
    pages: side.pages?.map(({ name }) => name),
    operations: side.operations?.map(({ name }) => name),
  });
  return effect && { losing: plain(effect.losing), gaining: plain(effect.gaining) };
}
const nothing = { users: 0, first: [], permissions: [], pages: [], operations: [] };

it('counts the users who lose a permission of a role', async () => {
  const { losing, gaining } = await ask(
    'roleEffect(id: "reader", permissions: ["profile.update"])',
  );
  // press1 has page.pdi through the other role too, reader0 cannot log in.
  expect(losing).toMatchObject({
    users: 3,
    first: ['press2', 'reader1'],
    permissions: ['page.pdi'],
  });
  expect(losing.pages).toContain('inspections');
  expect(gaining).toEqual(nothing);
});

it('counts the users who gain a permission of a role', async () => {
  const { losing, gaining } = await ask(
    'roleEffect(id: "writer", permissions: ["page.pdi", "news.cu", "profile.update", "page.order-status"])',
  );
  expect(losing).toEqual(nothing);
  expect(gaining).toMatchObject({
    users: 1,
    first: ['press1'],
    permissions: ['page.order-status'],
  });
});

it('changes nothing for the same permissions in another order', async () => {
  const { losing, gaining } = await ask(
    'roleEffect(id: "reader", permissions: ["profile.update", "page.pdi", "page.pdi"])',
  );
  expect([losing, gaining]).toEqual([nothing, nothing]);
});

it('counts what the roles of a group role change', async () => {
  const { losing, gaining } = await ask('groupRoleEffect(id: "press", roles: ["writer", "guest"])');
  expect(losing).toMatchObject({ users: 2, permissions: ['page.pdi', 'profile.update'] });
  expect(gaining).toMatchObject({ users: 2, permissions: ['page.catalog'] });
  expect(gaining.operations).toContain('productAnalyzesV3');
});

it('knows no effect of a role or group role that is not seen', async () => {
  await given(test).role('foreign', { sorg: '3000' });
  await given(test).groupRole('foreign', { sorg: '3000' });
  expect(await ask('roleEffect(id: "foreign", permissions: [])')).toBeNull();
  expect(await ask('groupRoleEffect(id: "foreign", roles: [])')).toBeNull();
});
