import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAccess } from '#server/features/access/access-files.public.ts';
import { givenRights } from '#server/features/access/testing/rights.given.ts';
import { warningLines } from '#server/feeds/import-report.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
  await givenRights(harness.db).role('counter', { permissions: ['page.order-status'] });
  await givenRights(harness.db).groupRole('shop', { roles: ['dealer', 'counter'] });
});
afterAll(() => harness.close());

const columns = 'username,name,email,language,groupRole,areas';
const values = (username: string) =>
  `${username},Ada,${username}@shop.example,en-us,shop,2000:customer:0002000001`;
const feed = (more: string, ...rows: string[]) => ({
  'users.csv': [`${columns},${more}`, ...rows],
});

const find = (username: string) =>
  harness.db
    .selectFrom('app_user')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
const rolesOf = async (username: string) => {
  const { id } = await find(username);
  const rows = await harness.db
    .selectFrom('user_role')
    .selectAll()
    .where('user_id', '=', id)
    .execute();
  return rows.map(({ role_id }) => role_id).toSorted();
};
const staff_changed_at = new Date();
const renameByStaff = (username: string) =>
  harness.db
    .updateTable('app_user')
    .set({ name: 'By staff', staff_changed_at })
    .where('username', '=', username)
    .execute();

describe('the columns of users', () => {
  const more = 'roles,emailConfirmations,sendEmail,sendEmailWarranty,fakeEmail,active';

  test('are imported, and left unchanged by files without them', async () => {
    const row = `${values('fed1')},counter,a@b.example|c@d.example,false,true,true,false`;
    expect(await harness.problems(feed(more, row))).toEqual([]);
    const expected = {
      email_confirmations: ['a@b.example', 'c@d.example'],
      send_email: false,
      send_email_warranty: true,
      fake_email: true,
      active: false,
    };
    expect(await find('fed1')).toMatchObject(expected);
    expect(await rolesOf('fed1')).toEqual(['counter']);
    expect(await harness.problems({ 'users.csv': [columns, values('fed1')] })).toEqual([]);
    expect(await find('fed1')).toMatchObject(expected);
    expect(await rolesOf('fed1')).toEqual(['counter']);
  });

  test('change nothing the second time', async () => {
    const files = feed(more, `${values('fed2')},dealer,a@b.example,true,,,true`);
    await harness.run(files);
    expect((await harness.run(files)).files).toMatchObject([{ changed: 0 }]);
  });

  test('are checked', async () => {
    const noMail = values('fed3').replace('fed3@shop.example', '');
    expect(
      await harness.problems(
        feed(
          more,
          `${noMail},,,,,,`,
          `${values('fed4')},salesman,,,,,`,
          `${values('fed5')},,nobody,perhaps,,,`,
        ),
      ),
    ).toEqual([
      'users.csv:2:email: email must not be empty unless fakeEmail is true (REQUIRED)',
      'users.csv:3:roles: "salesman" is no role of the group role (NOT_ALLOWED)',
      'users.csv:4:emailConfirmations: "nobody" is not an e-mail address such as name@shop.example (NOT_ALLOWED)',
      'users.csv:4:sendEmail: "perhaps" is neither true nor false (NOT_A_BOOLEAN)',
    ]);
  });
});

describe('what staff have changed in the portal', () => {
  test('is kept with a warning, except that the feed may deactivate', async () => {
    await harness.run({ 'users.csv': [columns, values('kept1'), values('kept2')] });
    await renameByStaff('kept1');
    const report = await harness.run(
      feed('active', `${values('KEPT1')},true`, `${values('kept2')},false`),
    );
    expect(report.files.flatMap(warningLines)).toEqual([
      'Warning: users.csv:2:username: "KEPT1" was changed in the portal and is kept (KEPT)',
    ]);
    expect(await find('kept1')).toMatchObject({ name: 'By staff', active: true });
    await harness.run(feed('active', `${values('kept1')},false`));
    expect(await find('kept1')).toMatchObject({ name: 'By staff', active: false });
  });

  test('is overwritten when asked, and then the feed decides again', async () => {
    const files = { 'users.csv': [columns, values('given1')] };
    await harness.run(files);
    await renameByStaff('given1');
    await harness.run(files, { overwrite: true });
    expect(await find('given1')).toMatchObject({ name: 'Ada', staff_changed_at: null });
    const other = { 'users.csv': [columns, values('given1').replace('Ada', 'Bo')] };
    expect((await harness.run(other)).files.flatMap(warningLines)).toEqual([]);
    expect(await find('given1')).toMatchObject({ name: 'Bo' });
  });

  test.each([
    [
      'the permissions of a role',
      'roles.csv',
      ['id,name,permissions', 'counter,counter,page.news'],
      async () => {
        const of = harness.db.selectFrom('role_permission').where('role_id', '=', 'counter');
        return (await of.select('permission').execute()).map(({ permission }) => permission);
      },
    ],
    [
      'the description of a permission',
      'permissions.csv',
      ['name,description', 'page.order-status,By feed'],
      async () => {
        const of = harness.db.selectFrom('permission').where('name', '=', 'page.order-status');
        return (await of.select('description').execute()).map(({ description }) => description);
      },
    ],
  ] as const)('is %s', async (_, file, rows, read) => {
    const before = await read();
    const table = file === 'roles.csv' ? 'role' : 'permission';
    const mark = (at: Date | null) =>
      harness.db.updateTable(table).set({ staff_changed_at: at }).execute();
    await mark(staff_changed_at);
    const report = await harness.run({ [file]: [...rows] });
    expect(report.files.flatMap(warningLines)).toEqual([expect.stringContaining('(KEPT)')]);
    expect(await read()).toEqual(before);
    await mark(null);
  });

  test('keeps the second factor of a group role', async () => {
    const files = (policy: string) => ({
      'group_roles.csv': ['id,description,roles,secondFactor', `policy,Policy,counter,${policy}`],
    });
    const policy = async () =>
      (
        await harness.db.selectFrom('group_role').selectAll().where('id', '=', 'policy').execute()
      )[0];
    await harness.run(files('required'));
    expect(await policy()).toMatchObject({ second_factor: 'required' });
    expect((await harness.run(files('required'))).files).toMatchObject([{ changed: 0 }]);
    await harness.db
      .updateTable('group_role')
      .set({ second_factor: 'off', staff_changed_at })
      .where('id', '=', 'policy')
      .execute();
    await harness.run(files('required'));
    expect(await policy()).toMatchObject({ second_factor: 'off' });
  });
});

describe('the version of what a feed changes', () => {
  const rights = ({ permissions = 'page.news', description = 'First', ...group }: Rights = {}) => ({
    'permissions.csv': ['name,description', `page.versioned,${description}`],
    'roles.csv': ['id,name,permissions', `versioned,Versioned,${permissions}`],
    'group_roles.csv': [
      'id,description,roles,grants',
      `versioned,Versioned,${group.roles ?? 'versioned'},${group.grants ?? ''}`,
    ],
  });
  interface Rights {
    permissions?: string;
    description?: string;
    roles?: string;
    grants?: string;
  }
  const versions = async () => {
    const { rows } = await sql<{ permission: number; role: number; group: number }>`
      select (select version from permission where name = 'page.versioned') as permission,
        (select version from role where id = 'versioned') as role,
        (select version from group_role where id = 'versioned') as "group"`.execute(harness.db);
    return rows[0] ?? { permission: 0, role: 0, group: 0 };
  };
  // The forms of staff compare it, and then say STALE_VERSION.
  test.each([
    ['permissions of a role', { permissions: 'page.news|page.versioned' }, 'role'],
    ['description of a permission', { description: 'Other' }, 'permission'],
    ['roles of a group role', { roles: 'versioned|guest' }, 'group'],
    ['grants of a group role', { grants: 'guest' }, 'group'],
  ] as const)('is raised with the %s', async (_, changed, raised) => {
    await harness.run(rights());
    const before = await versions();
    await harness.run(rights());
    expect(await versions()).toEqual(before);
    await harness.run(rights(changed));
    expect(await versions()).toEqual({ ...before, [raised]: before[raised] + 1 });
  });

  test('is raised with the markets of a user', async () => {
    await harness.db
      .insertInto('content_target_market')
      .values({ id: 'road', market_name: 'Road', source: '', brand: '', types: [] })
      .execute();
    const more = 'contentTargetMarkets';
    await harness.run(feed(more, `${values('fed-market')},`));
    const { version } = await find('fed-market');
    await harness.run(feed(more, `${values('fed-market')},road`));
    expect((await find('fed-market')).version).toBe(version + 1);
  });
});

test('an export is imported again without a change', async () => {
  await harness.db
    .updateTable('app_user')
    .set({ name: 'Ada "the ,first"', email_confirmations: ['x@y.example'] })
    .where('username', '=', 'fed2')
    .execute();
  await harness.db.updateTable('app_user').set({ staff_changed_at: null }).execute();
  const files = Object.fromEntries(
    (await exportAccess(harness.db)).map(([name, text]) => [name, text.trimEnd().split('\n')]),
  );
  expect(Object.keys(files)).toEqual([
    'permissions.csv',
    'roles.csv',
    'group_roles.csv',
    'users.csv',
  ]);
  const report = await harness.run(files);
  expect(report.files.map(({ file, changed, refused }) => ({ file, changed, refused }))).toEqual(
    Object.keys(files).map((file) => ({ file, changed: 0, refused: false })),
  );
});

test('an export brings rights and users to where there are none', async () => {
  const ofOne = { roles: ['own'], grants: ['shop'], sorg: '2000' };
  await givenRights(harness.db).role('own', { permissions: ['page.news'], sorg: '2000' });
  await givenRights(harness.db).groupRole('own', ofOne);
  const [db, isOwn] = [harness.db, ['id', '=', 'own'] as const];
  await db
    .updateTable('group_role')
    .set({ second_factor: 'required' })
    .where(...isOwn)
    .execute();
  await db
    .updateTable('role')
    .set({ flags: ['sales'] })
    .where(...isOwn)
    .execute();
  const exported = await exportAccess(db);
  const files = Object.fromEntries(
    exported.map(([name, text]) => [name, text.trimEnd().split('\n')]),
  );
  const before = await find('fed2');
  const roles = await rolesOf('fed2');
  await db.deleteFrom('app_user').where('username', '=', 'fed2').execute();
  await db
    .deleteFrom('group_role')
    .where(...isOwn)
    .execute();
  await db
    .deleteFrom('role')
    .where(...isOwn)
    .execute();
  expect(await harness.problems(files)).toEqual([]);
  expect(await exportAccess(db)).toEqual(exported);
  const { id: _, version: __, password_hash: ___, rights_version: ____, ...same } = before;
  const { created_at, ...kept } = same as Record<string, unknown>;
  expect(await find('fed2')).toMatchObject(kept);
  expect(await rolesOf('fed2')).toEqual(roles);
});
