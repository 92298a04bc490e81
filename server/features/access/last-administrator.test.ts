import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { accessHarness, newDealer, refusals } from './testing/access.harness.ts';

let test: TestApp;
const { call, update, setState } = accessHarness(() => test);
beforeAll(async () => {
  test = await startTestApp();
  const grants = ['admins', 'dealer'];
  await given(test).groupRole('admins', { roles: ['access-admin'], grants });
});
afterAll(() => test.close());

/** An administrator who may give and take the same rights. @returns the id and a token */
async function newAdministrator(name: string, sorgs: readonly string[], host: string) {
  const areas = sorgs.map((sorg) => `${sorg}:all:`);
  const id = String(await given(test).newUser(name, { groupRole: 'admins', areas }));
  return { id, token: await test.login(name, host) };
}

it('stays when two administrators remove each other at once', async () => {
  const one = await newAdministrator('one', ['1000'], 'id.localhost');
  const other = await newAdministrator('other', ['1000'], 'id.localhost');
  const { user } = await call(one.token, 'editData', { id: other.id });
  const remove = (token: string, id: string) =>
    call(token, 'deleteUser', { id, version: user.version });
  const saves = Array.from({ length: 25 }, () => [
    remove(one.token, other.id),
    remove(other.token, one.id),
  ]);
  const answers = await Promise.all(saves.flat());
  expect(answers.filter(({ message }) => message?.status)).toHaveLength(1);
  const left = await test.db
    .selectFrom('app_user')
    .select('id')
    .where('username', 'in', ['one', 'other'])
    .where('active', '=', true)
    .execute();
  expect(left).toHaveLength(1);
});

it('stays when two take each other all rights in several ways at once', async () => {
  await test.db.deleteFrom('user_area').where('sorg', '=', '1000').execute();
  const one = await newAdministrator('first', ['1000'], 'id.localhost');
  const other = await newAdministrator('second', ['1000'], 'id.localhost');
  const { user } = await call(one.token, 'editData', { id: other.id });
  const { version } = user;
  const own = { sorg: '1000', limitation: 'all' };
  const take = (token: string, id: string, username: string, way: number) => {
    const email = `${username}@shop.example`;
    const values = (groupRole: string) => newDealer(username, { email, groupRole });
    const ways = [
      ['deleteUser', { id, version }],
      ['updateUser', { id, version, user: values('dealer'), userAreas: [own] }],
      [
        'updateUser',
        { id, version, user: values('admins'), userAreas: [{ ...own, limitation: 'audit' }] },
      ],
    ] as const;
    const [operation, variables] = ways[way % ways.length] ?? ways[0];
    return call(token, operation, variables);
  };
  const saves = Array.from({ length: 25 }, (_, nth) => [
    take(one.token, other.id, 'second', nth),
    take(other.token, one.id, 'first', nth + 1),
  ]);
  const answers = await Promise.all(saves.flat());
  expect(answers.filter(({ message }) => message?.status)).toHaveLength(1);
  const left = await Promise.all(
    [one, other].map(({ token }) => call(token, 'usersV2', { search: 'first' })),
  );
  expect(left.filter(({ users }) => users?.length > 0)).toHaveLength(1);
});

it('is neither deactivated nor given other rights', async () => {
  const { id } = await newAdministrator('lone', ['1000', '2000'], 'localhost');
  const { token } = await newAdministrator('helper', ['2000'], 'localhost');
  await test.db.deleteFrom('user_area').where('sorg', '=', '1000').execute();
  await given(test).area({ of: 'lone', sorg: '1000' });
  const removed = await setState(token, id, 'deleteUser');
  expect(removed.userErrors).toMatchObject([{ field: 'id', code: 'LAST_ADMIN', name: '1000' }]);
  const areas = [{ sorg: '2000', limitation: 'all' }];
  const dealer = newDealer('lone', { email: 'lone@shop.example' });
  expect(refusals(await update(token, id, dealer, areas))).toEqual(['id LAST_ADMIN']);
  expect((await call(token, 'editData', { id })).user).toMatchObject({
    active: true,
    groupRole: { id: 'admins' },
  });
});

it('stays when a role or group role is changed', async () => {
  await given(test).owner('owner1');
  const owner = await test.login('owner1');
  await test.db.deleteFrom('user_area').where('sorg', '=', '3000').execute();
  await given(test).area({ of: 'accessadmin9', sorg: '3000' });
  const change = `mutation ($permissions: [ID!]!, $roles: [ID!]!) {
    updateRole(id: "access-admin", version: 1,
      role: { name: "access-admin", permissions: $permissions }) { userErrors { code name } }
    updateGroupRole(id: "access-admin", version: 1,
      groupRole: { description: "Access", roles: $roles }) { userErrors { code name } } }`;
  const variables = { permissions: ['page.news'], roles: ['guest'] };
  const { data } = await test.gql(owner, change, variables);
  const refused = { userErrors: [{ code: 'LAST_ADMIN', name: '3000' }] };
  expect(data).toMatchObject({ updateRole: refused, updateGroupRole: refused });
});
