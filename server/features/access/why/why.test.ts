import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let test: TestApp;
let admin = '';
const ids: Record<string, number> = {};
beforeAll(async () => {
  test = await startTestApp();
  const { groupRole, newUser, role } = given(test);
  await role('reader', { permissions: ['page.pdi'] });
  await role('rep', { permissions: ['page.order-status', 'menu.change-cust'] });
  await groupRole('field', { roles: ['reader', 'rep'] });
  ids.both = await newUser('field1', { groupRole: 'field', areas: ['2000:all:', '3000:all:'] });
  ids.narrow = await newUser('field2', { groupRole: 'field', areas: ['2000:all:'] });
  ids.auditor = await newUser('field3', { groupRole: 'field', areas: ['2000:audit:'] });
  ids.gone = await newUser('field4', { groupRole: 'field', active: false });
  ids.far = await newUser('field9', { groupRole: 'field', areas: ['3000:all:'] });
  await test.db
    .insertInto('user_role_off')
    .values({ user_id: ids.narrow, role_id: 'rep' })
    .execute();
  admin = await test.login('accessadmin');
});
afterAll(() => test.close());

const ask = async (query: string) => (await test.gql(admin, `{ answer: ${query} }`)).data?.answer;
const first = 'customer: { sorg: "2000", unified: "0002000001" }';

describe('the rights of a user', () => {
  const fields = `user { username } roles { id } readsOnly
    permissions { name isKnown roles { id } pages { name } } operations { name }
    customers { count first { name } }`;

  it('name the role of each permission and what it opens', async () => {
    const rights = await ask(`userRights(id: "${ids.both}") { ${fields} }`);
    expect(rights).toMatchObject({ user: { username: 'field1' }, readsOnly: false });
    const news = rights.permissions.find(({ name }: { name: string }) => name === 'page.pdi');
    expect(news).toMatchObject({ isKnown: true, roles: [{ id: 'reader' }] });
    expect(news.pages).toContainEqual({ name: 'inspections' });
  });

  it('reach no customers without the permission to choose among them', async () => {
    const reached = async (id: number | undefined) =>
      (await ask(`userRights(id: "${id}") { customers { count first { name } } }`)).customers;
    expect((await reached(ids.both)).count).toBeGreaterThan(3);
    expect(await reached(ids.narrow)).toEqual({ count: 0, first: [] });
    expect((await reached(ids.auditor)).count).toBeGreaterThan(3);
  });

  it('are those of the form while they are not saved', async () => {
    const areas = `[{ sorg: "2000", limitation: customer, value: "0002000001" },
      { sorg: "2000", limitation: salesman, value: "" }, { sorg: "3000", limitation: all }]`;
    const preview = await ask(
      `rightsPreview(groupRole: "field", roles: ["reader"], userAreas: ${areas}) { ${fields} }`,
    );
    expect(preview).toMatchObject({ user: null, roles: [{ id: 'reader' }] });
    expect(preview.customers).toMatchObject({ count: 1, first: [{ name: 'Alpine Cycles' }] });
    expect(await ask('rightsPreview(groupRole: "none", userAreas: []) { active }')).toBeNull();
  });

  it('of two users are answered in the asked order', async () => {
    const compare = (one?: number, other?: number) =>
      ask(`compareUsers(ids: ["${one}", "${other}"]) { user { username } }`);
    expect(await compare(ids.narrow, ids.both)).toEqual([
      { user: { username: 'field2' } },
      { user: { username: 'field1' } },
    ]);
    expect(await compare(ids.far, ids.both)).toEqual([{ user: { username: 'field1' } }]);
  });
});

describe('why a user may', () => {
  const why = async (user: number | undefined, question: string) => {
    const steps = 'steps { kind holds break roles { id } areas { limitation } }';
    return ask(`whyUser(id: "${user}", question: { ${question} }) { mayDo ${steps} }`);
  };

  it('open a page is the role with its permission', async () => {
    expect(await why(ids.both, 'page: "inspections"')).toEqual({
      mayDo: true,
      steps: [
        { kind: 'active', holds: true, break: null, roles: [], areas: [] },
        { kind: 'permission', holds: true, break: null, roles: [{ id: 'reader' }], areas: [] },
      ],
    });
  });

  it('see a customer is the area and the choice of customers', async () => {
    const { mayDo, steps } = await why(ids.both, first);
    expect(mayDo).toBe(true);
    expect(steps.slice(1)).toMatchObject([
      { kind: 'area', areas: [{ limitation: 'all' }] },
      { kind: 'choosing', roles: [{ id: 'rep' }] },
    ]);
  });

  it.each([
    ['narrow', 'page: "orders"', { kind: 'permission', break: 'deselected' }],
    ['both', 'operation: "roles"', { kind: 'permission', break: 'notInGroupRole' }],
    ['both', 'permission: "no.such"', { kind: 'permission', break: 'noRole' }],
    ['narrow', first, { kind: 'choosing', break: 'deselected' }],
    ['both', 'customer: { sorg: "2000", unified: "0" }', { kind: 'customer' }],
    ['both', 'customer: { sorg: "3000", unified: "0003000001" }', { kind: 'customer' }],
    ['gone', 'page: "inspections"', { kind: 'active' }],
    ['auditor', 'operation: "updateProductsInCart"', { kind: 'permission' }],
  ])('not: %s, %s', async (user, question, last) => {
    const { mayDo, steps } = await why(ids[user], question);
    expect(mayDo).toBe(false);
    expect(steps.at(-1)).toMatchObject({ ...last, holds: false });
  });

  it('not change anything with areas for reading only', async () => {
    const { steps } = await why(ids.auditor, 'operation: "updateProductsInCart"');
    expect(steps.map(({ kind }: { kind: string }) => kind)).toContain('active');
    const own = await why(ids.auditor, 'operation: "changeLanguage"');
    expect(own).toMatchObject({ mayDo: true, steps: [{ kind: 'active' }, { kind: 'login' }] });
  });

  it('is no question without a thing, or with one that does not exist', async () => {
    for (const question of ['', 'page: "nowhere"', 'page: "inspections", permission: "page.pdi"']) {
      const document = `{ whyUser(id: "1", question: { ${question} }) { mayDo } }`;
      const { errors } = await test.gql(admin, document);
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('who may', () => {
  const who = async (question: string) => {
    const list = await ask(`whoMay(question: { ${question} }, limit: 100) {
      info { count } users { username groupRole { id } } }`);
    expect(list.users).toHaveLength(list.info.count);
    return list.users.map(({ username }: { username: string }) => username);
  };

  it('names active users with the permission, of the own organisations', async () => {
    const names = await who('page: "inspections"');
    expect(names).toEqual(expect.arrayContaining(['field1', 'field2', 'field3', 'dealer1']));
    expect(names).not.toContain('field4');
    expect(names).not.toContain('field9');
  });

  it('agrees with why for every user and question', async () => {
    const users: { id: string; username: string }[] = (
      await ask('usersV2(limit: 100) { users { id username } }')
    ).users;
    for (const question of [
      'page: "inspections"',
      `permission: "page.order-status", ${first}`,
      first,
    ]) {
      const names = await who(question);
      for (const { id, username } of users) {
        const { mayDo } = await ask(`whyUser(id: "${id}", question: { ${question} }) { mayDo }`);
        expect([username, names.includes(username)]).toEqual([username, mayDo]);
      }
    }
  });
});
