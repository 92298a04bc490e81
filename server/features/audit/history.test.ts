import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { findChanges } from './record-events.ts';

let app: TestApp;
let orderNo = '';
let staff = '';
beforeAll(async () => {
  app = await startTestApp();
  orderNo = await given(app).order({ waiting: true });
  staff = await app.login('group1');
  const query = `mutation ($no: String!, $nos: [String!]!) {
    updateOrderLimits(orderNumber: $no, limit: 9000) { message { status } }
    again: updateOrderLimits(orderNumber: $no, limit: 9000) { message { status } }
    cancelOrders(orders: $nos, reason: "Out of stock") { message { status } } }`;
  const { data } = await app.gql(staff, query, { no: orderNo, nos: [orderNo] });
  expect(data.cancelOrders.message.status).toBe(true);
});
afterAll(() => app.close());

const query = `query ($feature: String!, $id: ID!) { history(feature: $feature, id: $id) {
  info { count } events { actor actedFor action changes { field before after } } } }`;
const historyFor = async (token: string, args: { feature?: string; id?: string } = {}) =>
  (await app.gql(token, query, { feature: 'orders', id: orderNo, ...args })).data.history;

test('lists changes of an order newest first, without empty ones', async () => {
  const changed = { actor: 'Test group1', actedFor: null, action: 'changed' };
  expect(await historyFor(staff)).toEqual({
    info: { count: 2 },
    events: [
      {
        ...changed,
        changes: [
          { field: 'status', before: 'Waiting', after: 'Cancelled' },
          { field: 'cancelReason', before: null, after: 'Out of stock' },
        ],
      },
      { ...changed, changes: [{ field: 'orderLimit', before: null, after: '9000' }] },
    ],
  });
});

test.each([
  ['an unknown feature', { feature: 'secrets' }],
  ['an unknown record', { id: 'NONE' }],
])('%s has an empty history', async (_name, args) => {
  expect(await historyFor(staff, args)).toEqual({ info: { count: 0 }, events: [] });
});

test('hides staff actions from dealers, not from auditors', async () => {
  const empty = { info: { count: 0 }, events: [] };
  expect(await historyFor(await app.login('dealer1'))).toEqual(empty);
  expect((await historyFor(await app.login('audit1'))).info.count).toBe(2);
});

test('masks secrets, truncates long texts and omits equal values', () => {
  const [before, after] = [
    { pin: '1', text: 'x', same: 3 },
    { pin: '2', text: 'y'.repeat(600), same: 3 },
  ];
  expect(findChanges({ before, after, secrets: ['pin'] })).toEqual({
    pin: ['***', '***'],
    text: ['x', `${'y'.repeat(499)}…`],
  });
});
