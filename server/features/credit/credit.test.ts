import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('order').execute());

const query = `{ creditInformation { companies { code name decides creditControl custCode { unified r3 isr }
  reasonBlocked creditLimit balance openInvoice openDo consignment creditExposure openOrders
  marketingTarget { target achieved } } } }`;

async function companies(token: string) {
  const { data, errors } = await app.gql(token, query);
  expect(errors).toBeUndefined();
  return data.creditInformation.companies;
}
const codes = async (token: string) =>
  (await companies(token)).map(({ code }: { code: string }) => code);

async function salesFor(code: string): Promise<string> {
  return app.changeCustomer(await app.login('sales1'), code);
}

describe('the credit of the active customer (B063)', () => {
  test('lists credit per company, the own company first', async () => {
    expect(await companies(await app.login('dealer2'))).toEqual([
      {
        code: 'CO1',
        name: 'Pannier Trading',
        decides: true,
        creditControl: 'CO1',
        custCode: { unified: '0002000002', r3: 'R2', isr: null },
        reasonBlocked: null,
        creditLimit: 1_000_000,
        balance: 800_000,
        openInvoice: 150_000,
        openDo: 40_000,
        consignment: 10_000,
        creditExposure: 200_000,
        openOrders: 0,
        marketingTarget: { target: 5_000_000, achieved: 1_250_000 },
      },
      expect.objectContaining({
        code: 'CO2',
        decides: false,
        balance: 200_000,
        marketingTarget: null,
      }),
    ]);
    expect(await companies(await app.login('blocked1'))).toMatchObject([
      { reasonBlocked: 'limit_exceeded', balance: -120_000 },
    ]);
  });

  test('subtracts open orders until the company states credit again', async () => {
    const token = await app.login('dealer2');
    const balances = async () =>
      (await companies(token)).map(({ balance }: { balance: number }) => balance);
    const { order, credit } = given(app);
    await order({ customer: '0002000002', total: 70_000, status: 'Waiting' });
    await order({ customer: '0002000002', total: 5_000, status: 'Confirmed' });
    await order({ customer: '0002000002', total: 1_000, status: 'Shipped' });
    await order({ customer: '0002000001', total: 9_000, status: 'Waiting' });
    expect(await balances()).toEqual([725_000, 200_000]);
    await credit('CO1', { creditExposure: 275_000 });
    expect(await balances()).toEqual([725_000, 200_000]);
    await order({ customer: '0002000002', total: 25_000, status: 'Waiting' });
    expect(await balances()).toEqual([700_000, 200_000]);
    await credit('CO1', { creditExposure: 200_000 });
  });

  test('shows the deciding limit when no feed has stated the credit', async () => {
    expect(await companies(await app.login('dealer1'))).toMatchObject([
      { code: 'CO1', name: 'Pannier Trading', decides: true, balance: 1_000_000 },
    ]);
  });

  test('uses one statement for any number of companies', async () => {
    for (const user of ['dealer1', 'dealer2', 'blocked1']) {
      const token = await app.login(user);
      await companies(token);
      expect((await countStatements(() => companies(token))).statements).toBe(1);
    }
  });
});

describe('nobody sees the credit of others', () => {
  test('shows staff only the credit of customers assigned to them', async () => {
    expect(await codes(await app.login('sales1'))).toEqual([]);
    const token = await salesFor('R2');
    expect(await codes(token)).toEqual(['CO1', 'CO2']);
    const move = (sales_person: string) =>
      app.db
        .updateTable('customer')
        .set({ sales_person })
        .where('unified', '=', '0002000002')
        .execute();
    await move('SP2');
    expect(await codes(token)).toEqual([]);
    await move('SP1');
  });

  test('stays within the sales organisation', async () => {
    expect(await companies(await app.login('dealer9', 'de.localhost'))).toMatchObject([
      { name: 'Pannier Handel', creditLimit: null, balance: null, creditExposure: -5000 },
    ]);
    const known = app.app.sessionKeys.access.verify(await app.login('dealer2'));
    if (!known) throw new Error('the token of the login is not accepted');
    const customer = { unified: '0003000001', r3: 'R9', isr: 'I9' };
    const forged = { ...known, viewer: { ...known.viewer, customer } };
    expect(await companies(app.app.sessionKeys.access.sign(forged))).toEqual([]);
  });

  test('requires a login and the scope', async () => {
    expect(await app.gql(null, query)).toMatchObject({ status: 401 });
    expect(await app.gql(await app.login('product1'), query)).toMatchObject({ status: 403 });
  });
});
