import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { mostRowsInCall } from '#shared/row-upload.ts';

let app: TestApp;
let admin = '';
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('accessadmin');
});
afterAll(() => app.close());

const mutation = `mutation ($users: [UserRow!]!, $dryRun: Boolean!, $invite: Boolean) {
  createUsers(users: $users, dryRun: $dryRun, invite: $invite) {
    message { status } rows { line outcome userErrors { field code name firstLine } } } }`;

interface Report {
  rows: { line: number; outcome: string; userErrors: { field: string; code: string }[] }[];
}
interface SendOptions {
  dryRun?: boolean;
  invite?: boolean;
  token?: string;
  key?: string;
}

let made = 0;
const newName = () => `many-${++made}`;
const row = (fields: object = {}) => ({
  username: newName(),
  name: 'Ada Test',
  email: 'ada@shop.example',
  language: 'en-us',
  groupRole: 'dealer',
  areas: '2000:customer:0002000001',
  ...fields,
});
async function send(
  rows: readonly object[],
  { dryRun = false, invite, token = admin, key = randomUUID() }: SendOptions = {},
): Promise<Report> {
  const users = rows.map((one, at) => ({ line: at + 2, ...one }));
  const { data, errors } = await app.gql(
    token,
    mutation,
    { users, dryRun, ...(invite !== undefined && { invite }) },
    { 'idempotency-key': key },
  );
  expect(errors).toBeUndefined();
  return data.createUsers;
}
const outcomes = ({ rows }: Report) => rows.map(({ outcome }) => outcome);
const reasons = ({ rows }: Report) =>
  rows.flatMap(({ line, userErrors }) =>
    userErrors.map(({ field, code }) => `${line} ${field} ${code}`),
  );
const countUsers = async () => (await app.db.selectFrom('app_user').select('id').execute()).length;

describe('a file of users (O163)', () => {
  it('creates no users in a dry run', async () => {
    const before = await countUsers();
    expect(outcomes(await send([row(), row()], { dryRun: true }))).toEqual(['added', 'added']);
    expect(await countUsers()).toBe(before);
  });

  it('creates users with all that their rows say', async () => {
    await app.db
      .insertInto('content_target_market')
      .values(aMarket)
      .onConflict((c) => c.doNothing())
      .execute();
    const username = newName();
    await send([
      row({
        username,
        language: 'EN-US',
        groupRole: 'DEALER',
        contentTargetMarkets: 'many-market',
        areas: '2000:customer:0002000001 | 2000:customer:0002000002 | 2000:audit:',
        emailConfirmations: 'b@shop.example|c@shop.example',
        sendEmail: 'FALSE',
      }),
    ]);
    const { data } = await app.gql(
      admin,
      `query ($id: ID!) { editData(id: $id) { user { email { email } emailConfirmations sendEmail
        sendEmailWarranty isFakeEmail language { id } groupRole { id } roles { id }
        userAreas { limitation value } contentTargetMarkets { id } active } } }`,
      { id: String(await userId(app.db, username)) },
    );
    expect(data.editData.user).toEqual({
      email: { email: 'ada@shop.example' },
      language: { id: 'en-us' },
      active: true,
      emailConfirmations: ['b@shop.example', 'c@shop.example'],
      sendEmail: false,
      sendEmailWarranty: true,
      isFakeEmail: false,
      groupRole: { id: 'dealer' },
      roles: [{ id: 'dealer' }],
      userAreas: [
        { limitation: 'audit', value: '' },
        { limitation: 'customer', value: '0002000001' },
        { limitation: 'customer', value: '0002000002' },
      ],
      contentTargetMarkets: [{ id: 'many-market' }],
    });
  });

  it('knows a name again in other letters and other Unicode', async () => {
    const names = ['\u0130nci-a', 'jos\u00e9-a'];
    expect(outcomes(await send(names.map((username) => row({ username }))))).toEqual([
      'added',
      'added',
    ]);
    const [first = '', second = ''] = names;
    const again = [
      first,
      second.normalize('NFD'),
      '\u0130nci-b',
      '\u0130NCI-B',
      'jose\u0301-b',
      'JOS\u00c9-B',
    ];
    expect(reasons(await send(again.map((username) => row({ username }))))).toEqual([
      '2 username USERNAME_TAKEN',
      '3 username USERNAME_TAKEN',
      '5 username TWICE_IN_FILE',
      '7 username TWICE_IN_FILE',
    ]);
  });

  it('names each bad row by line, column and code', async () => {
    const report = await send([
      row({ username: 'DEALER1' }),
      row({ username: 'with blank', name: '' }),
      row({ email: 'nobody', emailConfirmations: 'x|y' }),
      row({ language: 'xx', groupRole: 'nobody', sendEmail: 'perhaps' }),
      row({ language: 'xx', groupRole: 'nobody' }),
      row({ areas: '' }),
      row({ areas: '2000:customer:404|2000:chief:|3000:all:' }),
      row({ areas: '2000:customer:404|3000:all:' }),
      row({ roles: 'salesman', contentTargetMarkets: 'none' }),
      row(),
    ]);
    expect(reasons(report)).toEqual([
      '2 username USERNAME_TAKEN',
      '3 username NOT_USERNAME',
      '3 name REQUIRED',
      '4 email NOT_EMAIL',
      '4 emailConfirmations NOT_EMAIL',
      '4 emailConfirmations NOT_EMAIL',
      '5 sendEmail NOT_BOOLEAN',
      '5 groupRole UNKNOWN_GROUP_ROLE',
      '5 language UNKNOWN_LANGUAGE',
      '6 groupRole UNKNOWN_GROUP_ROLE',
      '6 language UNKNOWN_LANGUAGE',
      '7 areas AREA_REQUIRED',
      '8 areas NOT_AREA',
      '8 areas UNKNOWN_CUSTOMER',
      '8 areas AREA_NOT_YOURS',
      '9 areas UNKNOWN_CUSTOMER',
      '9 areas AREA_NOT_YOURS',
      '10 roles UNKNOWN_ROLE',
      '10 contentTargetMarkets UNKNOWN_MARKET',
    ]);
    expect(outcomes(report).at(-1)).toBe('added');
  });

  it('reads yes and no as people and spreadsheets write them', async () => {
    const words = ['Yes', 'WAHR', 'oui', 'BENAR', 'no', 'Nein', 'FAUX', 'PALSU'];
    const rows = words.map((sendEmail) => row({ sendEmail }));
    expect(reasons(await send(rows))).toEqual([]);
    const names = rows.map(({ username }) => username);
    const stored = await app.db
      .selectFrom('app_user')
      .select('send_email')
      .where('username', 'in', names)
      .orderBy('id')
      .execute();
    expect(stored.map(({ send_email }) => send_email)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('takes a username once, in any case', async () => {
    const username = newName();
    const report = await send([row({ username }), row({ username: username.toUpperCase() })]);
    expect(reasons(report)).toEqual(['3 username TWICE_IN_FILE']);
    expect(report.rows[1]?.userErrors).toMatchObject([{ firstLine: 2 }]);
    expect(reasons(await send([row({ username })]))).toEqual(['2 username USERNAME_TAKEN']);
  });

  it('names all problems of a row at once', async () => {
    const bad = row({ username: '=cmd|calc', name: '', language: 'xx', groupRole: 'nobody' });
    expect(
      reasons(await send([{ ...bad, fakeEmail: 'perhaps', areas: '2000:customer:404' }])),
    ).toEqual([
      '2 fakeEmail NOT_BOOLEAN',
      '2 username NOT_USERNAME',
      '2 name REQUIRED',
      '2 groupRole UNKNOWN_GROUP_ROLE',
      '2 language UNKNOWN_LANGUAGE',
      '2 areas UNKNOWN_CUSTOMER',
    ]);
  });

  it('reads yes and no of several languages', async () => {
    const rows = ['yes', 'WAHR', 'vrai', 'ja'].map((sendEmail) =>
      row({ sendEmail, sendEmailWarranty: 'nein', fakeEmail: 'FALSCH' }),
    );
    expect(outcomes(await send(rows))).toEqual(rows.map(() => 'added'));
    const stored = await app.db
      .selectFrom('app_user')
      .select(['send_email', 'send_email_warranty', 'fake_email'])
      .where('username', '=', String(rows[3]?.username))
      .execute();
    expect(stored).toEqual([{ send_email: true, send_email_warranty: false, fake_email: false }]);
  });

  it.each(['=cmd', '+ada', '-ada', '@ada', 'ada|bob'])(
    'refuses the username %s',
    async (username) => {
      expect(reasons(await send([row({ username })]))).toEqual(['2 username NOT_USERNAME']);
    },
  );

  it('stores letters of a domain as the DNS spells them', async () => {
    const username = newName();
    await send([row({ username, email: 'info@müller.example' })]);
    const stored = await app.db
      .selectFrom('app_user')
      .select('email')
      .where('username', '=', username)
      .execute();
    expect(stored).toEqual([{ email: 'info@xn--mller-kva.example' }]);
    const list = `query { usersV2(search: "info@müller.example", page: 1, limit: 10) { users { username email { email } } } }`;
    const { data } = await app.gql(admin, list, {});
    expect(data.usersV2.users).toContainEqual({
      username,
      email: { email: 'info@müller.example' },
    });
  });

  it('has one effect when it is sent twice', async () => {
    const rows = [row(), row()];
    const key = randomUUID();
    const first = await send(rows, { key });
    expect(outcomes(first)).toEqual(['added', 'added']);
    expect(await send(rows, { key })).toEqual(first);
  });

  it('keeps a formula in a name as text', async () => {
    const username = newName();
    await send([row({ username, name: '=HYPERLINK("http://b.example")' })]);
    const stored = await app.db
      .selectFrom('app_user')
      .select('name')
      .where('username', '=', username);
    expect(await stored.execute()).toEqual([{ name: '=HYPERLINK("http://b.example")' }]);
  });

  it('is written to the history of each user', async () => {
    const username = newName();
    await send([row({ username })]);
    const { data } = await app.gql(
      admin,
      `query ($id: ID!) { history(feature: "access", id: $id) { events { action } } }`,
      { id: `user:${await userId(app.db, username)}` },
    );
    expect(data.history.events).toMatchObject([{ action: 'created' }]);
  });

  it('refuses more rows than a call may have', async () => {
    const users = Array.from({ length: mostRowsInCall + 1 }, (_, line) => row({ line }));
    const { errors } = await app.gql(admin, mutation, { users, dryRun: true });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('asks the database the same number of times for many', async () => {
    const count = async (rows: object[], dryRun: boolean) =>
      (await countStatements(() => send(rows, { dryRun }))).statements;
    const many = Array.from({ length: mostRowsInCall }, () => row());
    expect(await count(many, true)).toBe(await count([row()], true));
    expect(await count(many, false)).toBe(await count([row()], false));
  });
});

const bareOrganisation = {
  sorg: '2099',
  name: 'Bare',
  country: 'US',
  currency: 'USD',
  precision: 2,
  symbol: '$',
  thousand_separator: ',',
  decimal_separator: '.',
  merchant_name: '',
};

describe('invitations of many users', () => {
  const invitationOf = async (username: string) => {
    const { data } = await app.gql(
      admin,
      `query ($id: ID!) { editData(id: $id) { user { invitation { state isMailed } } } }`,
      { id: String(await userId(app.db, username)) },
    );
    return data.editData.user.invitation;
  };

  it('are mailed to all who have a mailbox', async () => {
    const [mailed, shown] = [newName(), newName()];
    await send([row({ username: mailed }), row({ username: shown, fakeEmail: 'true' })], {
      invite: true,
    });
    expect(await invitationOf(mailed)).toEqual({ state: 'pending', isMailed: true });
    expect(await invitationOf(shown)).toBeNull();
  });

  it('are sent only if it is chosen', async () => {
    const username = newName();
    await send([row({ username })], { invite: true, dryRun: true });
    await send([row({ username })]);
    expect(await invitationOf(username)).toBeNull();
  });

  it('need a portal where the users can log in', async () => {
    await app.db.insertInto('sales_org').values(bareOrganisation).execute();
    await given(app).newUser('bareadmin', {
      groupRole: 'access-admin',
      areas: ['2000:all:', '2099:all:'],
    });
    const token = await app.login('bareadmin');
    const rows = [row({ areas: '2099:all:' }), row({ areas: '2000:all:|2099:all:' })];
    const report = await send(rows, { invite: true, dryRun: true, token });
    expect(reasons(report)).toEqual(['2 areas NO_HOST']);
    expect(reasons(await send(rows, { dryRun: true, token }))).toEqual([]);
  });

  it('take the same number of statements for many', async () => {
    const count = async (rows: object[]) =>
      (await countStatements(() => send(rows, { invite: true }))).statements;
    const many = Array.from({ length: mostRowsInCall }, () => row());
    expect(await count(many)).toBe(await count([row()]));
  });
});

const aMarket = { id: 'many-market', market_name: 'Many', source: '', brand: '', types: [] };

describe('nobody gives by a file what they may not give', () => {
  test.each([
    ['a group role beyond the own', { groupRole: 'access-admin' }, 'groupRole NOT_YOURS_TO_GRANT'],
    ['the group role of owners', { groupRole: 'owner' }, 'groupRole UNKNOWN_GROUP_ROLE'],
    ['a role of another group role', { roles: 'access-admin' }, 'roles UNKNOWN_ROLE'],
    ['another organisation', { areas: '3000:all:' }, 'areas AREA_NOT_YOURS'],
    ['an organisation that is none', { areas: '9999:audit:' }, 'areas AREA_NOT_YOURS'],
    [
      'another organisation behind an own area',
      { areas: '2000:all:|3000:customer:0003000001' },
      'areas AREA_NOT_YOURS',
    ],
  ])('%s', async (_, fields, reason) => {
    const before = await countUsers();
    expect(reasons(await send([row(fields)]))).toEqual([`2 ${reason}`]);
    expect(await countUsers()).toBe(before);
  });

  test('areas beyond the own customers', async () => {
    await given(app).newUser('salesadmin', {
      groupRole: 'access-admin',
      areas: ['2000:salesman:SP1'],
    });
    const token = await app.login('salesadmin');
    expect(reasons(await send([row({ areas: '2000:all:' })], { token }))).toEqual([
      '2 areas AREA_NOT_YOURS',
    ]);
  });

  test('when the right was taken away since the login', async () => {
    await given(app).newUser('formeradmin', { groupRole: 'access-admin', areas: ['2000:all:'] });
    const token = await app.login('formeradmin');
    await given(app).user('formeradmin', { groupRoleId: 'dealer' });
    const users = [row({ line: 2 })];
    const { errors } = await app.gql(token, mutation, { users, dryRun: false });
    expect(['FORBIDDEN', 'UNAUTHENTICATED', 'TOKEN_REVOKED']).toContain(
      errors?.[0]?.extensions?.code,
    );
  });
});
