import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { jobData } from '#server/testing/jobs.store.ts';
import { userId } from '#server/testing/user-id.ts';

let app: TestApp;
let owner = '';
beforeAll(async () => {
  app = await startTestApp();
  await given(app).role('counter', { permissions: ['page.order-status'] });
  await given(app).groupRole('counter', { roles: ['counter'] });
  await given(app).shopOwner('owner-a', { areas: ['2000:customer:0002000001'] });
  await release('counter');
  owner = await app.login('owner-a');
});
afterAll(() => app.close());

const release = (granted_id: string) =>
  app.db
    .insertInto('group_role_grant')
    .values({ group_role_id: 'shop-owner', granted_id })
    .execute();

const shown = `message { status } userErrors { field code }
  record { id username version readOnlyReason groupRole { id } customers { sorg customer } }`;
const documents = {
  invite: `mutation ($user: ColleagueInput!) { answer: inviteColleague(user: $user) { ${shown} } }`,
  update: `mutation ($id: ID!, $version: Int!, $user: ColleagueInput!) {
    answer: updateColleague(id: $id, version: $version, user: $user) { ${shown} } }`,
  delete: `mutation ($id: ID!, $version: Int!) {
    answer: deleteColleague(id: $id, version: $version) { ${shown} } }`,
  list: `query ($search: String) { answer: colleagues(search: $search, limit: 100) {
    colleagues { id username readOnlyReason version } info { count } } }`,
  data: `{ answer: colleagueData { groupRoles { id } customers { sorg customer name } } }`,
};

async function call(operation: keyof typeof documents, variables = {}, token = owner) {
  const { data, errors } = await app.gql(token, documents[operation], variables);
  return data?.answer ?? { errors: errors?.map(({ extensions }) => extensions?.code) };
}

let made = 0;
const newName = () => `colleague-${++made}`;
const first = { sorg: '2000', customer: '0002000001' };
const input = (fields: object = {}) => ({
  username: newName(),
  name: 'Ada Test',
  email: 'ada@shop.example',
  language: 'en-us',
  groupRole: 'dealer',
  customers: [first],
  ...fields,
});
const refusals = (answer: { userErrors?: { field: string; code: string }[] }) =>
  answer.userErrors?.map(({ field, code }) => `${field} ${code}`);
const idOf = async (username: string) => String(await userId(app.db, username));
const rowOf = async (username: string) =>
  await app.db
    .selectFrom('app_user')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();

describe('the owner of a shop', () => {
  it('invites a colleague of the own customer', async () => {
    const user = input();
    expect(await call('invite', { user })).toMatchObject({
      message: { status: true },
      record: { username: user.username, groupRole: { id: 'dealer' }, customers: [first] },
    });
    const { colleagues } = await call('list', { search: user.username });
    expect(colleagues).toMatchObject([{ username: user.username, readOnlyReason: null }]);
  });

  it('mails the colleague a link to set a password', async () => {
    const user = input();
    await call('invite', { user });
    const { id } = await rowOf(user.username);
    const invitations = app.db.selectFrom('user_invitation').where('user_id', '=', id);
    expect(await invitations.select(['host', 'is_mailed']).execute()).toEqual([
      { host: 'localhost', is_mailed: true },
    ]);
  });

  it('tells the former address of another one and ends its links', async () => {
    const user = input();
    const { record } = await call('invite', { user });
    const { id } = await rowOf(user.username);
    await app.db
      .updateTable('app_user')
      .set({ password_hash: 'a hash' })
      .where('id', '=', id)
      .execute();
    // The mail of the invitation may add a link of its own meanwhile.
    const links = app.db
      .selectFrom('password_reset')
      .select('used_at')
      .where('hash', '=', 'former');
    const link = { hash: 'former', user_id: id, sorg: '2000', expires_at: new Date('2999-01-01') };
    await app.db.insertInto('password_reset').values(link).execute();
    const other = { ...user, email: 'other@shop.example' };
    const { version } = await rowOf(user.username);
    expect(await call('update', { id: record.id, version, user: other })).toMatchObject({
      message: { status: true },
      userErrors: [],
    });
    expect(await links.execute()).toEqual([{ used_at: expect.any(Date) }]);
    expect(await jobData(app.db, 'second-factor-notice')).toMatchObject([
      { userId: id, change: 'address-changed', former: { email: 'ada@shop.example' } },
    ]);
  });

  it('mails the link again when the address is corrected', async () => {
    const user = input();
    const { record } = await call('invite', { user });
    const corrected = { ...user, email: 'right@shop.example' };
    const { id, version } = record;
    const changed = await call('update', { id, version, user: corrected });
    const renamed = { id, version: changed.record.version, user: { ...corrected, name: 'Bo' } };
    expect((await call('update', renamed)).message.status).toBe(true);
    const invitations = await app.db
      .selectFrom('user_invitation')
      .select('revoked_at')
      .where('user_id', '=', Number(id))
      .orderBy('id')
      .execute();
    expect(invitations).toEqual([{ revoked_at: expect.any(Date) }, { revoked_at: null }]);
  });

  it('mails no more than three links a day', async () => {
    const user = input();
    let { record } = await call('invite', { user });
    const correct = (email: string) =>
      call('update', { id: record.id, version: record.version, user: { ...user, email } });
    for (const email of ['second@shop.example', 'third@shop.example'])
      ({ record } = await correct(email));
    const refused = await correct('fourth@shop.example');
    expect(refusals(refused)).toEqual(['user.email TOO_MANY_INVITATIONS']);
    expect(await rowOf(user.username)).toMatchObject({ email: 'third@shop.example' });
    expect(refusals(await correct('third@shop.example'))).toEqual([]);
  });

  it('changes a colleague, and keeps what only administrators see', async () => {
    const username = newName();
    const id = await given(app).newUser(username, {
      emailConfirmations: ['b@shop.example'],
      sendEmail: false,
    });
    const user = input({ username, name: 'Other', groupRole: 'counter' });
    const { version } = await rowOf(username);
    expect((await call('update', { id, version, user })).record).toMatchObject({
      groupRole: { id: 'counter' },
    });
    expect(await rowOf(username)).toMatchObject({
      name: 'Other',
      email_confirmations: ['b@shop.example'],
      send_email: false,
    });
  });

  it('deactivates a colleague, whose sessions end', async () => {
    const username = newName();
    const id = await given(app).newUser(username);
    const token = await app.login(username);
    const { version } = await rowOf(username);
    expect((await call('delete', { id, version })).message.status).toBe(true);
    expect(await rowOf(username)).toMatchObject({ active: false });
    expect((await call('list', { search: username })).colleagues).toEqual([]);
    expect((await app.rest('GET', '/user', { token })).status).toBe(401);
  });

  it('is offered what the distributor has released', async () => {
    const { groupRoles, customers } = await call('data');
    expect(groupRoles).toEqual([{ id: 'counter' }, { id: 'dealer' }]);
    expect(customers).toEqual([{ ...first, name: 'Alpine Cycles' }]);
  });

  it.each([
    [{ username: 'DEALER1' }, 'user.username USERNAME_TAKEN'],
    [{ username: 'with blank' }, 'user.username NOT_USERNAME'],
    [{ name: '' }, 'user.name REQUIRED'],
    [{ email: '' }, 'user.email REQUIRED'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'user.email NOT_EMAIL'],
    [{ language: 'xx' }, 'user.language UNKNOWN_LANGUAGE'],
    [{ customers: [] }, 'user.customers REQUIRED'],
  ])('is refused %j', async (fields, refusal) => {
    expect(refusals(await call('invite', { user: input(fields) }))).toEqual([refusal]);
  });

  it('is in the history of the colleague, which administrators read', async () => {
    const { record } = await call('invite', { user: input() });
    const history = `query ($id: ID!) { history(feature: "access", id: $id) { events { action } } }`;
    const admin = await app.login('accessadmin');
    const { data } = await app.gql(admin, history, { id: `user:${record.id}` });
    expect(data.history.events).toMatchObject([{ action: 'created' }]);
    const own = await app.gql(owner, history, { id: `user:${record.id}` });
    expect(own.data.history.events).toEqual([]);
  });
});

describe('the last change of a colleague', () => {
  it('shows administrators addresses in the letters of the domain', async () => {
    const { record } = await call('invite', { user: input({ email: 'ada@müller.example' }) });
    const query = `query ($id: ID!) { history(feature: "access", id: $id) {
      events { changes { field after } } } }`;
    const token = await app.login('accessadmin');
    const { data } = await app.gql(token, query, { id: `user:${record.id}` });
    expect(data.history.events[0].changes).toContainEqual({
      field: 'email',
      after: 'ada@müller.example',
    });
  });

  const history = `query ($id: ID!) { history(feature: "colleagues", id: $id) {
    events { action actor changes { field } } } }`;
  const read = async (id: string, token = owner) =>
    (await app.gql(token, history, { id })).data?.history.events;

  it('says who and when to the owner, and no values', async () => {
    const { record } = await call('invite', { user: input() });
    expect(await read(`user:${record.id}`)).toEqual([
      { action: 'created', actor: expect.stringMatching(/./), changes: [] },
    ]);
  });

  it('is told of no other user', async () => {
    for (const id of [`user:${await idOf('dealer9')}`, 'user:0', 'role:counter', 'user'])
      expect(await read(id)).toEqual([]);
  });

  it('is told to no one without the right', async () => {
    const { record } = await call('invite', { user: input() });
    expect(await read(`user:${record.id}`, await app.login('dealer1'))).toEqual([]);
  });
});

describe('nobody gets more than the owner of the shop has', () => {
  beforeAll(async () => {
    await given(app).role('own-admin', { permissions: ['page.user-management'] });
    await given(app).groupRole('own-admin', { roles: ['own-admin'] });
    // Granted by mistake: they allow what the owner is not allowed, or make a user an administrator.
    for (const id of ['salesman', 'own-admin']) await release(id);
  });

  test.each(['salesman', 'own-admin', 'access-admin', 'customer-vendor', 'shop-owner', 'nobody'])(
    'by the group role %s',
    async (groupRole) => {
      expect(refusals(await call('invite', { user: input({ groupRole }) }))).toEqual([
        'user.groupRole NOT_YOURS_TO_GRANT',
      ]);
      const username = newName();
      const id = await given(app).newUser(username);
      const user = input({ username, groupRole });
      const { version } = await rowOf(username);
      expect(refusals(await call('update', { id, version, user }))).toEqual([
        'user.groupRole NOT_YOURS_TO_GRANT',
      ]);
      expect(await rowOf(username)).toMatchObject({ group_role_id: 'dealer' });
    },
  );

  test('by a flag of a role', async () => {
    await app.db
      .insertInto('role')
      .values({ id: 'flagged', name: 'flagged', flags: ['sales'] })
      .execute();
    await given(app).groupRole('flagged', { roles: ['flagged'] });
    await release('flagged');
    expect(refusals(await call('invite', { user: input({ groupRole: 'flagged' }) }))).toEqual([
      'user.groupRole NOT_YOURS_TO_GRANT',
    ]);
  });

  test.each([
    ['another customer', [{ sorg: '2000', customer: '0002000002' }]],
    ['another organisation', [{ sorg: '3000', customer: '0003000001' }]],
    ['another one behind the own', [first, { sorg: '2000', customer: '0002000002' }]],
    ['the own code elsewhere', [{ sorg: '3000', customer: '0002000001' }]],
    ['no customer', [{ sorg: '2000', customer: '' }]],
  ])('by %s', async (_, customers) => {
    expect(refusals(await call('invite', { user: input({ customers }) }))).toEqual([
      'user.customers UNKNOWN_CUSTOMER',
    ]);
    const username = newName();
    const id = await given(app).newUser(username);
    const { version } = await rowOf(username);
    const user = input({ username, customers });
    expect(refusals(await call('update', { id, version, user }))).toEqual([
      'user.customers UNKNOWN_CUSTOMER',
    ]);
  });

  test('by an own role that was deselected', async () => {
    const id = await given(app).shopOwner('owner-less', { areas: ['2000:customer:0002000001'] });
    await app.db.insertInto('user_role_off').values({ user_id: id, role_id: 'dealer' }).execute();
    const token = await app.login('owner-less');
    expect(refusals(await call('invite', { user: input() }, token))).toEqual([
      'user.groupRole NOT_YOURS_TO_GRANT',
    ]);
  });
});

describe('users who are no colleagues', () => {
  const attempts = async (id: string, version: number) => {
    const user = input();
    return [
      refusals(await call('update', { id, version, user })),
      refusals(await call('delete', { id, version })),
    ];
  };
  const unknown = [['id UNKNOWN_RECORD'], ['id UNKNOWN_RECORD']];

  it.each([
    ['of another customer', { areas: ['2000:customer:0002000002'] }],
    [
      'of the own and another customer',
      { areas: ['2000:customer:0002000001', '2000:customer:0002000002'] },
    ],
    [
      'of another organisation too',
      { areas: ['2000:customer:0002000001', '3000:customer:0003000001'] },
    ],
    [
      'of sales with an area for the customer',
      { groupRole: 'salesman', areas: ['2000:customer:0002000001', '2000:salesman:SP1'] },
    ],
    ['without areas', { areas: [] }],
  ])('%s are not seen and not changed', async (_, fields) => {
    const username = newName();
    const id = String(await given(app).newUser(username, fields));
    expect((await call('list', { search: username })).colleagues).toEqual([]);
    const before = await rowOf(username);
    expect(await attempts(id, before.version)).toEqual(unknown);
    expect(await rowOf(username)).toEqual(before);
  });

  it('are not changed by ids that are none', async () => {
    for (const id of ['', '0', 'x', '1e3', '-1', '9'.repeat(30)])
      expect(await attempts(id, 1)).toEqual(unknown);
  });

  it('are those with rights beyond the owner’s, who are only seen', async () => {
    const username = newName();
    const id = String(await given(app).newUser(username, { groupRole: 'customer-vendor' }));
    expect((await call('list', { search: username })).colleagues).toMatchObject([
      { readOnlyReason: 'NOT_YOURS_TO_GRANT' },
    ]);
    const { version } = await rowOf(username);
    expect(await attempts(id, version)).toEqual([
      ['user.groupRole NOT_YOURS_TO_GRANT'],
      ['id NOT_YOURS_TO_GRANT'],
    ]);
  });

  it('are the owner, who is only seen', async () => {
    const { version } = await rowOf('owner-a');
    expect(await attempts(await idOf('owner-a'), version)).toEqual([
      ['user.groupRole NOT_YOURSELF'],
      ['id NOT_YOURSELF'],
    ]);
  });
});

test('a right that was taken away counts at once', async () => {
  const id = await given(app).shopOwner('owner-former');
  const token = await app.login('owner-former');
  await app.db.insertInto('user_role_off').values({ user_id: id, role_id: 'shop-owner' }).execute();
  const { errors } = await call('invite', { user: input() }, token);
  expect(['FORBIDDEN', 'UNAUTHENTICATED', 'TOKEN_REVOKED']).toContain(errors?.[0]);
});
