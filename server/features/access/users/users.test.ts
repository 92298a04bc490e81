import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { accessHarness, firstCustomer, newDealer, refusals } from '../testing/access.harness.ts';

let test: TestApp;
let admin = '';
const { call, create, update, setState } = accessHarness(() => test);
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.login('accessadmin');
});
afterAll(() => test.close());

const idOf = async (username: string) => String(await userId(test.db, username));
let made = 0;
const newName = () => `user-${++made}`;

it('answers all fields of a customer to choose (O160)', async () => {
  const document = `{ customers(search: "alpine", sorgs: ["2000"]) { customers {
    user { email }
    custAreas { sorg server creditControl includeTax companyName creditCusts { custName custCode } }
  } } }`;
  const [found] = (await test.gql(admin, document)).data.customers.customers;
  const { company_code, company_name } = await test.db
    .selectFrom('customer')
    .select(['company_code', 'company_name'])
    .where('unified', '=', firstCustomer.value)
    .executeTakeFirstOrThrow();
  const area = {
    sorg: '2000',
    server: expect.stringMatching(/./),
    creditControl: company_code,
    includeTax: false,
    companyName: company_name,
    creditCusts: [{ custName: 'Alpine Cycles', custCode: firstCustomer.value }],
  };
  expect(found).toEqual({ user: { email: 'dealer1@shop.example' }, custAreas: [area] });
});

describe('a new user', () => {
  it('has all roles of the group role and the given area', async () => {
    const { message, record } = await create(admin, newDealer(newName()));
    expect(message.status).toBe(true);
    expect(record).toMatchObject({
      groupRole: { id: 'dealer' },
      roles: [{ id: 'dealer' }],
      userAreas: [{ ...firstCustomer, option: 'EQ', customerName: 'Alpine Cycles' }],
      readOnlyReason: null,
    });
  });

  it.each([
    ['username', 'DEALER1', 'USERNAME_TAKEN'],
    ['username', 'with blank', 'NOT_USERNAME'],
    ['username', 'a:b', 'NOT_USERNAME'],
    ['username', '=cmd|calc', 'NOT_USERNAME'],
    ['username', 'bike🚲', 'NOT_USERNAME'],
    ['username', 'x'.repeat(201), 'TOO_LONG'],
    ['name', '', 'REQUIRED'],
    ['email', 'nobody', 'NOT_EMAIL'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'NOT_EMAIL'],
    ['email', '', 'REQUIRED'],
    ['language', 'xx', 'UNKNOWN_LANGUAGE'],
    ['groupRole', 'nobody', 'UNKNOWN_GROUP_ROLE'],
    ['groupRole', 'access-admin', 'NOT_YOURS_TO_GRANT'],
  ])('is refused with %s %j: %s', async (field, value, code) => {
    const answer = await create(admin, newDealer(newName(), { [field]: value }));
    expect(refusals(answer)).toEqual([`user.${field} ${code}`]);
  });

  it.each([
    [[], 'userAreas AREA_REQUIRED'],
    [[{ ...firstCustomer, sorg: '3000' }], 'userAreas.0.sorg AREA_NOT_YOURS'],
    [[{ ...firstCustomer, sorg: '9999' }], 'userAreas.0.sorg AREA_NOT_YOURS'],
    [[{ ...firstCustomer, value: '404' }], 'userAreas.0.value UNKNOWN_CUSTOMER'],
    [[{ ...firstCustomer, value: '' }], 'userAreas.0.value REQUIRED'],
    [[{ ...firstCustomer, option: 'NE' }], 'userAreas.0.option OPTION_UNKNOWN'],
  ])('is refused with the areas %j: %s', async (areas, refusal) => {
    expect(refusals(await create(admin, newDealer(newName()), areas))).toEqual([refusal]);
  });

  it('needs no address when it is no mailbox', async () => {
    const fields = { email: '', isFakeEmail: true };
    expect((await create(admin, newDealer(newName(), fields))).message.status).toBe(true);
  });

  it('gets mails unless it is said otherwise (O162)', async () => {
    const mailsOf = async (fields: object) => {
      const { record } = await create(admin, newDealer(newName(), fields));
      const of = test.db.selectFrom('app_user').select(['send_email', 'send_email_warranty']);
      return await of.where('id', '=', Number(record.id)).executeTakeFirstOrThrow();
    };
    expect(await mailsOf({})).toEqual({ send_email: true, send_email_warranty: true });
    const none = { sendEmail: false, sendEmailWarranty: false };
    expect(await mailsOf(none)).toEqual({ send_email: false, send_email_warranty: false });
  });

  it('has an area once that was given twice', async () => {
    const { record } = await create(admin, newDealer(newName()), [firstCustomer, firstCustomer]);
    expect(record.userAreas).toHaveLength(1);
  });

  it('has only the chosen roles of the group role', async () => {
    await given(test).role('counter', { permissions: ['page.order-status'] });
    await given(test).groupRole('shop', { roles: ['dealer', 'counter'] });
    await test.db
      .insertInto('group_role_grant')
      .values({ group_role_id: 'access-admin', granted_id: 'shop' })
      .execute();
    const username = newName();
    const fields = { groupRole: 'shop', roles: ['counter'] };
    const { record } = await create(await test.login('accessadmin'), newDealer(username, fields));
    expect(record.roles).toEqual([{ id: 'counter' }]);
    await given(test).user(username, { passwordHash: await passwordHash() });
    const token = await test.login(username);
    const { body } = await test.rest('GET', '/user', { token });
    expect(body.scopes).toEqual(['page.order-status']);
    const wrong = await create(admin, newDealer(newName(), { ...fields, roles: ['salesman'] }));
    expect(refusals(wrong)).toEqual(['user.roles UNKNOWN_ROLE']);
  });
});

const passwordHash = async () =>
  (
    await test.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('username', '=', 'dealer1')
      .executeTakeFirstOrThrow()
  ).password_hash;

describe('a changed user', () => {
  it('keeps areas that the administrator does not see', async () => {
    const username = newName();
    const areas = ['2000:customer:0002000001', '3000:customer:0003000001'];
    const id = String(await given(test).newUser(username, { areas }));
    const fields = { name: 'Other', email: `${username}@shop.example` };
    const { record } = await update(admin, id, newDealer(username, fields), [
      { ...firstCustomer, value: '0002000002' },
    ]);
    expect(record).toMatchObject({
      userAreas: [{ sorg: '2000', value: '0002000002' }],
      areasElsewhere: 1,
    });
    expect(JSON.stringify(record)).not.toContain('0003000001');
    const other = await call(await test.login('accessadmin9'), 'editData', { id });
    expect(other.user.userAreas).toMatchObject([{ sorg: '3000', value: '0003000001' }]);
  });

  it.each([
    ['2000:all:', '3000:customer:0003000001'],
    ['2000:salesman:SP1', '2000:all:'],
  ])('keeps its addresses from an administrator of %s', async (own, other) => {
    const name = newName();
    await given(test).newUser(name, { groupRole: 'access-admin', areas: [own] });
    const token = await test.login(name);
    const username = newName();
    const areas = ['2000:customer:0002000001', other];
    const id = String(await given(test).newUser(username, { areas }));
    const kept = other.startsWith('2000') ? [{ sorg: '2000', limitation: 'all' }] : [];
    const email = `${username}@shop.example`;
    const codes = async (fields: object) =>
      refusals(
        await update(token, id, newDealer(username, { email, ...fields }), [
          firstCustomer,
          ...kept,
        ]),
      );
    expect(await codes({ email: 'mine@shop.example' })).toEqual(['user.email AREAS_ELSEWHERE']);
    expect(await codes({ isFakeEmail: true })).toEqual(['user.email AREAS_ELSEWHERE']);
    expect(await codes({ emailConfirmations: ['mine@shop.example'] })).toEqual([
      'user.emailConfirmations AREAS_ELSEWHERE',
    ]);
    expect(await codes({ name: 'Other' })).toEqual([]);
  });

  it('loses a right at once, and keeps the session', async () => {
    const username = newName();
    const id = String(await given(test).newUser(username));
    const token = await test.login(username);
    const { message } = await update(admin, id, newDealer(username, { groupRole: 'guest' }));
    expect(message.status).toBe(true);
    expect((await test.rest('GET', '/user', { token })).body.code).toBe('TOKEN_REVOKED');
    const renewed = await test.rest('POST', '/refresh-token', {
      body: { token: test.refreshTokenOf(token) },
    });
    expect(renewed.status).toBe(200);
  });

  it('is refused with a group role that may not be taken away', async () => {
    const username = newName();
    const id = String(
      await given(test).newUser(username, { groupRole: 'access-admin', areas: ['2000:all:'] }),
    );
    const answer = await update(admin, id, newDealer(username));
    expect(refusals(answer)).toEqual(['user.groupRole NOT_YOURS_TO_GRANT']);
    expect(refusals(await setState(admin, id, 'deleteUser'))).toEqual(['id NOT_YOURS_TO_GRANT']);
  });

  it('is unknown outside the own organisations', async () => {
    const id = await idOf('dealer9');
    expect((await call(admin, 'editData', { id })).user).toBeUndefined();
    expect(refusals(await update(admin, id, newDealer('dealer9')))).toEqual(['id UNKNOWN_RECORD']);
  });
});

describe('the own user', () => {
  const own = { name: 'New name', groupRole: 'access-admin' };
  const all = [{ sorg: '2000', limitation: 'all', value: '' }];

  it('may change its name and not its rights', async () => {
    const id = await idOf('accessadmin');
    const renamed = await update(admin, id, newDealer('accessadmin', own), all);
    expect(renamed.message.status).toBe(true);
    const dealer = await update(
      admin,
      id,
      newDealer('accessadmin', { ...own, groupRole: 'dealer' }),
    );
    expect(refusals(dealer)).toEqual(['user.groupRole NOT_YOURSELF']);
    const more = await update(admin, id, newDealer('accessadmin', own), [...all, firstCustomer]);
    expect(refusals(more)).toEqual(['user.groupRole NOT_YOURSELF']);
  });

  it('cannot be deactivated', async () => {
    const answer = await setState(admin, await idOf('accessadmin'), 'deleteUser');
    expect(refusals(answer)).toEqual(['id NOT_YOURSELF']);
  });
});

describe('a deactivated user', () => {
  it('has no session and comes back with the same name', async () => {
    const username = newName();
    const id = String(await given(test).newUser(username));
    const token = await test.login(username);
    expect((await setState(admin, id, 'deleteUser')).message.status).toBe(true);
    const body = { token: test.refreshTokenOf(token) };
    expect((await test.rest('POST', '/refresh-token', { body })).status).toBe(401);
    await expect(test.login(username)).rejects.toThrow('401');
    expect(refusals(await create(admin, newDealer(username)))).toEqual([
      'user.username USERNAME_TAKEN',
    ]);
    expect((await setState(admin, id, 'restoreUser')).record).toMatchObject({ active: true });
    expect(await test.login(username)).not.toBe('');
  });
});

describe('an administrator', () => {
  it('of the United States only sees users who are all there', async () => {
    await given(test).role('us-admin', { permissions: ['page.user-management-us'] });
    await given(test).groupRole('us-admin', { roles: ['us-admin'], grants: ['dealer'] });
    const name = newName();
    await given(test).newUser(name, { groupRole: 'us-admin', areas: ['2000:all:', '3000:all:'] });
    const token = await test.login(name);
    const both = newName();
    await given(test).newUser(both, { areas: ['2000:all:', '3000:all:'] });
    const { users } = await call(token, 'usersV2', {});
    const names = users.map(({ username }: { username: string }) => username);
    expect(names).toContain('dealer1');
    expect(names).not.toContain('dealer9');
    expect(names).not.toContain(both);
    const foreign = await create(token, newDealer(newName()), [{ ...firstCustomer, sorg: '3000' }]);
    expect(refusals(foreign)).toEqual(['userAreas.0.sorg AREA_NOT_YOURS']);
  });

  it('gives no area beyond the own ones', async () => {
    const name = newName();
    await given(test).newUser(name, { groupRole: 'access-admin', areas: ['2000:salesman:SP1'] });
    const token = await test.login(name);
    const refusalsFor = async (value: string) =>
      (await create(token, newDealer(newName()), [{ ...firstCustomer, value }])).userErrors.length;
    expect(await refusalsFor('0002000001')).toBe(0);
    expect(await refusalsFor('0002000003')).toBe(1);
    const all = await create(token, newDealer(newName()), [{ sorg: '2000', limitation: 'all' }]);
    expect(refusals(all)).toEqual(['userAreas.0.value AREA_NOT_YOURS']);
  });

  it('whose right was taken away changes nothing with an old token', async () => {
    const name = newName();
    await given(test).newUser(name, { groupRole: 'access-admin', areas: ['2000:all:'] });
    const token = await test.login(name);
    // The server has read the revocations just now, and reads none for some seconds.
    await test.rest('GET', '/user', { token });
    await given(test).user(name, { groupRoleId: 'dealer' });
    expect((await create(token, newDealer(newName()))).errors).toEqual(['FORBIDDEN']);
  });
});

describe('a look-up of users of sales', () => {
  it('shows names of sales staff and nothing else', async () => {
    const { users } = await call(await test.login('contentadmin'), 'usersV2', {});
    const names = users.map(({ username }: { username: string }) => username);
    expect(names.slice(0, 2)).toEqual(['group1', 'sales1']);
    expect(names).not.toContain('dealer1');
    expect(users[0]).toMatchObject({ email: null, groupRole: null, userAreas: [], roles: [] });
  });

  it('finds nobody by an address', async () => {
    const token = await test.login('contentadmin');
    await given(test).user('sales1', { email: 'hidden@shop.example' });
    const found = async (search: string) =>
      (await call(token, 'usersV2', { search })).users.map((user: { id: string }) => user.id);
    expect(await found('hidden')).toEqual([]);
    expect(await found('sales1')).toEqual([await idOf('sales1')]);
  });
});

it('finds names with ß by ss, and the reverse', async () => {
  const username = newName();
  await given(test).newUser(username);
  const finds = async (name: string, search: string) => {
    await given(test).user(username, { name });
    const { users } = await call(admin, 'usersV2', { search });
    return users.some((user: { username: string }) => user.username === username);
  };
  for (const search of ['otto weiss', 'WEISS', 'Weiß'])
    expect(await finds('Otto Weiß', search)).toBe(true);
  expect(await finds('Anna Strassner', 'straßner')).toBe(true);
  expect(await finds('Anna Strasner', 'straßner')).toBe(false);
});

it.each(['books@müller.example', 'MÜLLER.example', 'books@xn--mller-kva.example', 'xn--mller-kva'])(
  'finds a further address by %s',
  async (search) => {
    const username = newName();
    await given(test).newUser(username);
    await given(test).user(username, {
      email: 'info@shop.example',
      emailConfirmations: ['first@shop.example', 'books@xn--mller-kva.example'],
    });
    const { users } = await call(admin, 'usersV2', { search });
    expect(users.map((user: { username: string }) => user.username)).toContain(username);
  },
);

it('lists users by a column in both directions', async () => {
  const names = async (order: string) => {
    const sort = { sortBy: 'username', order };
    const { users } = await call(admin, 'usersV2', { sort, search: '1' });
    return users.map(({ username }: { username: string }) => username);
  };
  expect(await names('DESC')).toEqual((await names('ASC')).toReversed());
});

it('has a history with names, in which foreign areas are left out', async () => {
  const username = newName();
  const areas = ['2000:customer:0002000001', '3000:customer:0003000001'];
  const id = String(await given(test).newUser(username, { areas }));
  const fields = { language: 'de', email: `${username}@shop.example` };
  await update(admin, id, newDealer(username, fields), [{ ...firstCustomer, value: '0002000002' }]);
  const query = `query ($id: ID!) { history(feature: "access", id: $id) {
    events { action changes { field before after } } } }`;
  const { data } = await test.gql(admin, query, { id: `user:${id}` });
  const text = JSON.stringify(data.history.events);
  expect(text).toContain('"field":"areas.2000","before":"customer 0002000001"');
  expect(text).toContain(`"field":"name","before":"Test ${username}","after":"Ada Test"`);
  const logged = await test.db.selectFrom('audit_event').select('detail').execute();
  expect(JSON.stringify(logged)).not.toContain('Ada Test');
  expect(text).not.toContain('3000');
  const foreign = await test.gql(await test.login('accessadmin9'), query, {
    id: `user:${await idOf('dealer1')}`,
  });
  expect(foreign.data.history.events).toEqual([]);
});
