import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { importFeed } from '#server/features/feeds/feeds.public.ts';
import { parseXml } from '#server/lib/xml.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { readStatement } from './bank/camt.rules.ts';
import { importStatement } from './bank/import-statement.ts';
import type { PaymentGateway } from './gateways/gateway.ts';
import { getGateways, replaceGateway } from './gateways/gateways.ts';
import { newExternalId } from './requests/new-request.rules.ts';
import { pollRequests } from './requests/poll-requests.ts';
import { findRequests } from './requests/request.store.ts';
import { ageRequest, forgetPayments } from './testing/open-invoices.store.ts';
import { writeStatement } from './testing/statement.ts';

let app: TestApp;
let sandbox: PaymentGateway;
const root = mkdtempSync(join(tmpdir(), 'pannier-batches-'));
beforeAll(async () => {
  app = await startTestApp();
  const found = getGateways(app.db).byName.get('sandbox');
  if (!found) throw new Error('The embedded provider is off');
  sandbox = found;
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  await app.db.deleteFrom('bank_entry').execute();
  await app.db.deleteFrom('payment_result').execute();
  await forgetPayments(app.db);
});
afterEach(() => replaceGateway(app.db, sandbox));

const newNumbers = (count: number) => Array.from({ length: count }, newExternalId);
const givenRequests = async (
  numbers: readonly string[],
  more: (nth: number) => object = () => ({}),
) => {
  for (const [nth, id] of numbers.entries())
    await given(app).paymentRequest({ no: id, ...more(nth) });
};
const statesOf = async (numbers: readonly string[]) => [
  ...new Set((await findRequests(app.db, numbers)).map(({ status }) => status)),
];

test('a bank statement of any length takes the same SQL statements', async () => {
  const run = async (count: number) => {
    const numbers = newNumbers(count);
    await givenRequests(numbers);
    const entries = numbers.flatMap((text) => [
      { amount: '100.00', text, reference: `${text}-paid` },
      { amount: '7.00', payer: 'Nobody', reference: `${text}-unknown` },
      { amount: '99.00', text, reference: `${text}-again` },
    ]);
    const statement = readStatement(parseXml(writeStatement(entries)));
    const { result, statements } = await countStatements(() =>
      importStatement(app.db, '2000-2031-01-05.xml', statement),
    );
    expect(result).toEqual({ taken: 3 * count, problems: [] });
    expect(await statesOf(numbers)).toEqual(['complete']);
    return statements;
  };
  expect(await run(20)).toBe(await run(2));
});

test('payment_results.csv takes the same SQL for any length', async () => {
  const run = async (count: number) => {
    const numbers = newNumbers(count);
    await givenRequests(numbers);
    const rows = numbers.map((id, nth) => `2000,${id},${nth % 2 === 0 ? 'failed' : 'void'},,,`);
    const text = ['sorg,externalId,status,amount,paidOn,reason', ...rows].join('\n');
    writeFileSync(join(root, 'payment_results.csv'), text);
    const { result, statements } = await countStatements(() => importFeed(app.services, root));
    expect(result.ok).toBe(true);
    expect((await statesOf(numbers)).toSorted()).toEqual(['failed', 'void']);
    return statements;
  };
  expect(await run(20)).toBe(await run(2));
});

test('the poll of any number takes the same SQL statements', async () => {
  const paid = {
    status: 'complete',
    currency: 'USD',
    reason: null,
    alias: null,
    display: 'Visa',
  } as const;
  replaceGateway(app.db, {
    ...sandbox,
    async lookUp(reference) {
      const place = { externalId: reference, redirectUrl: null, virtualAccountNo: null };
      return { ...paid, ...place, reference, amount: 10_000, expiresAt: null };
    },
  });
  const run = async (count: number) => {
    const toAsk = newNumbers(count);
    const begun = { gateway: 'sandbox', begun_at: new Date('2026-01-01') };
    await givenRequests(toAsk, (nth) => ({ ...begun, gatewayReference: toAsk[nth] }));
    const expired = newNumbers(count);
    await givenRequests(expired, () => ({ expiresAt: '2026-01-01' }));
    for (const id of [...toAsk, ...expired]) await ageRequest(app.db, id, 11);
    const { statements } = await countStatements(() => pollRequests(app.services, new Date()));
    expect([await statesOf(toAsk), await statesOf(expired)]).toEqual([['complete'], ['failed']]);
    return statements;
  };
  expect(await run(20)).toBe(await run(2));
});
