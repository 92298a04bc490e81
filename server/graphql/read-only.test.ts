import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { readsOnly } from './read-only.ts';

const [c1, c3] = ['0002000001', '0002000003'];
const cancel = `mutation ($no: String!) {
  changeOpenOrder(orderNumber: $no, position: 1, action: cancel) {
    message { status } userErrors { code } } }`;
const readOnly = { extensions: { code: 'AUDIT_READS_ONLY' } };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await given(app).hostSettings({ openOrderActions: ['cancel'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('order').execute();
  await given(app).order({ no: 'A1' });
  await given(app).order({ no: 'A3', customer: c3 });
});

const readStatus = async (order_no: string) =>
  (
    await app.db
      .selectFrom('order_line')
      .select('status')
      .where('order_no', '=', order_no)
      .executeTakeFirstOrThrow()
  ).status;

describe('an auditor', () => {
  test.each(['audit1', 'auditor1'])('%s cancels no order (H2)', async (username) => {
    const token = await app.login(username);
    const changed = await app.changeCustomer(token, c1);
    const answers = [
      await app.gql(token, cancel, { no: 'A1' }, { 'x-act-for': c1 }),
      await app.gql(changed, cancel, { no: 'A1' }),
    ];
    for (const { data, errors } of answers) {
      expect(data).toBeNull();
      expect(errors).toMatchObject([readOnly]);
    }
    expect(await readStatus('A1')).toBe('Waiting');
  });

  test('gets a readable refusal and keeps the session', async () => {
    const token = await app.login('audit1');
    const document = 'mutation { confirmOrders(orders: ["A1"]) { message { status } } }';
    const { status, errors } = await app.gql(token, document);
    expect([status, errors]).toMatchObject([200, [readOnly]]);
    expect(errors?.[0]?.message).toBe('You can read this and export it, but not change it.');
  });

  test('reads the orders of all customers of its areas', async () => {
    const token = await app.login('auditor1');
    const document = '{ openOrderV4 { companies { orders { orderNumber actions } } } }';
    const { data } = await app.gql(token, document, {}, { 'x-act-for': c3 });
    const orders = [{ orderNumber: 'A3', actions: [] }];
    expect(data.openOrderV4.companies).toEqual([{ orders }]);
  });

  test('has no cart', async () => {
    const token = await app.login('audit1');
    const { scopes } = (await app.rest('GET', '/user', { token })).body;
    expect(scopes).toContain('page.orderlist');
    expect(scopes).not.toContain('cart.display-order-qty');
  });

  test.each([
    'changeLanguage(languageId: "en-us") { status }',
    'markNotificationsRead { message { status } }',
    'updateNotificationPreference(kind: "order", push: false) { message { status } }',
  ])('changes what is its own: %s', async (field) => {
    const { errors } = await app.gql(await app.login('auditor1'), `mutation { ${field} }`);
    expect(errors).toBeUndefined();
  });
});

describe('who audits some customers and sells to others', () => {
  test('changes only data of the customers they sell to', async () => {
    await given(app).area({ of: 'sales1', limitation: 'audit' });
    const token = await app.login('sales1');
    const own = await app.gql(token, cancel, { no: 'A1' }, { 'x-act-for': c1 });
    expect(own.data).toEqual({ changeOpenOrder: { message: { status: true }, userErrors: [] } });
    const audited = await app.gql(token, cancel, { no: 'A3' }, { 'x-act-for': c3 });
    expect(audited.errors).toMatchObject([readOnly]);
    expect(await readStatus('A3')).toBe('Waiting');
  });
});

describe('who only reads', () => {
  const area = (limitation: string) => ({ sorg: '2000', limitation, value: '' });

  test.each<[string[], boolean]>([
    [[], false],
    [['audit'], true],
    [['audit', 'audit'], true],
    [['audit', 'salesman'], false],
    [['all'], false],
  ])('with the areas %j: %s', (limitations, expected) => {
    expect(readsOnly(limitations.map(area))).toBe(expected);
  });
});
