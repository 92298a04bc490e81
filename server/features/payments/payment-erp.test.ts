import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportBatches, getDatabaseBatches } from '#server/batches/batch-source.ts';
import { importFeed } from '#server/features/feeds/feeds.public.ts';
import { problemLines } from '#server/feeds/import-report.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { paymentBatches } from './export/payment-batches.ts';
import { everyText } from './testing/every-text.store.ts';
import { findItem, forgetPayments, openInvoices } from './testing/open-invoices.store.ts';
import { codes, pay, read, voidRequest } from './testing/pay.ts';
import { type TestEntry, writeStatement } from './testing/statement.ts';

let app: TestApp;
let dealer: string;
let staff: string;
const root = mkdtempSync(join(tmpdir(), 'pannier-money-'));
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
  await app.db
    .updateTable('user_area')
    .set({ limitation: 'all', value: '' })
    .where('user_id', '=', (eb) =>
      eb.selectFrom('app_user').select('id').where('username', '=', 'group1'),
    )
    .execute();
  staff = await app.login('group1');
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  await app.db.deleteFrom('bank_entry').execute();
  await forgetPayments(app.db);
  await app.db.deleteFrom('order').execute();
  await app.db.deleteFrom('export_batch').execute();
  await openInvoices(app.db, { invoice_no: 'I1' }, { invoice_no: 'I2' }, { invoice_no: 'I3' });
});

/** Imports a feed of files. @returns its problems and how many records have changed */
async function take(files: Record<string, string | string[]>) {
  const folder = mkdtempSync(join(root, 'feed-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), Array.isArray(content) ? content.join('\n') : content);
  }
  const { files: reports } = await importFeed(app.services, folder);
  return { problems: reports.flatMap(problemLines), changed: reports[0]?.changed };
}
const transfer = async (invoice = 'I1') => {
  const { request } = await pay(app, dealer, [invoice], { method: 'TRF' });
  return request.externalId as string;
};
const readState = async (externalId: string) =>
  (await read(app, dealer, externalId)).paymentStatus.id;

describe('payment_results.csv', () => {
  const results = (...rows: string[]) =>
    take({ 'payment_results.csv': ['sorg,externalId,status,amount,paidOn,reason', ...rows] });

  test('ends requests and the payments of orders', async () => {
    const [paid, failed] = [await transfer('I1'), await transfer('I2')];
    const orderNo = await given(app).order();
    await app.db.updateTable('order').set({ payment_type: 'Transfer' }).execute();
    const { problems } = await results(
      `2000,${paid},complete,100.00,2031-01-05,`,
      `2000,${failed},failed,,,REFUSED`,
      `2000,${orderNo},complete,,,`,
    );
    expect(problems).toEqual([]);
    expect(await readState(paid)).toBe('complete');
    expect(await read(app, dealer, failed)).toMatchObject({
      reason: 'REFUSED',
      paymentStatus: { id: 'failed' },
    });
    expect((await findItem(app.db, 'I2')).request_id).toBeNull();
    const order = app.db
      .selectFrom('order')
      .select('payment_status')
      .where('order_no', '=', orderNo);
    expect(await order.executeTakeFirst()).toEqual({ payment_status: 'Completed' });
  });

  test('moves nothing back, and holds another amount', async () => {
    const [done, other] = [await transfer('I1'), await transfer('I2')];
    await results(`2000,${done},complete,,,`, `2000,${other},complete,99.99,,`);
    await results(`2000,${done},void,,,`);
    expect(await readState(done)).toBe('complete');
    expect(await read(app, dealer, other)).toMatchObject({ held: 'amount', heldAmount: 9_999 });
  });

  test('is refused with unknown numbers and words', async () => {
    const { problems } = await results('2000,PR0,complete,,,', '2000,PR1,paid,,,');
    expect(problems.join('\n')).toMatch(/PR0/);
    expect(problems.join('\n')).toMatch(/"paid" is none of/);
  });
});

describe('a bank statement', () => {
  const statement = (entries: TestEntry[]) =>
    take({ 'camt/2000-2031-01-05.xml': writeStatement(entries) });
  const listed = async (token = staff) => {
    const query =
      '{ bankEntries { entries { id amount currency payerName account remittance reason externalId } info { count } } }';
    return (await app.gql(token, query)).data.bankEntries.entries;
  };

  const inState = async (state: string) => {
    const query = `query ($state: BankEntryState) { bankEntries(state: $state) {
      entries { id state externalId note decidedBy } } }`;
    return (await app.gql(staff, query, { state })).data.bankEntries.entries;
  };

  test('completes the requests that it names, once', async () => {
    const id = await transfer();
    const entry = { amount: '100.00', text: `Invoice ${id.toLowerCase()}` };
    expect(await statement([entry])).toEqual({ problems: [], changed: 1 });
    expect(await readState(id)).toBe('complete');
    expect(await statement([entry])).toEqual({ problems: [], changed: 0 });
    expect(await listed()).toEqual([]);
    expect(await inState('matched')).toMatchObject([{ externalId: id, decidedBy: null }]);
  });

  test('completes the only request of the payer over the amount', async () => {
    const id = await transfer();
    await statement([{ amount: '100.00', payer: 'ALPINE CYCLES', text: 'thanks' }]);
    expect(await readState(id)).toBe('complete');
  });

  test('takes all credits of one reference, and no debit', async () => {
    const [first, second, open] = [
      await transfer('I1'),
      await transfer('I2'),
      await transfer('I3'),
    ];
    const reference = 'NONREF';
    const debit = `<TxDtls><Amt Ccy="USD">7.90</Amt></TxDtls><TxDtls><Amt Ccy="USD">2.90</Amt>
      <CdtDbtInd>DBIT</CdtDbtInd><RmtInf><Ustrd>${open}</Ustrd></RmtInf></TxDtls>`;
    const entries = [
      { amount: '100.00', text: first, reference },
      { amount: '100.00', text: second, reference },
      { amount: 'ten', reference },
      { amount: '5.00', details: debit, reference },
    ];
    const { problems, changed } = await statement(entries);
    expect(problems).toEqual([expect.stringContaining('without an amount (S1#2)')]);
    expect(changed).toBe(3);
    expect(await Promise.all([first, second, open].map(readState))).toEqual([
      'complete',
      'complete',
      'pending',
    ]);
    expect((await statement(entries)).changed).toBe(0);
    expect(await listed()).toMatchObject([{ amount: 790, reason: 'NO_REQUEST' }]);
  });

  test('knows entries from before they had a content', async () => {
    const entry = { amount: '7.00', payer: 'Nobody' };
    await statement([entry]);
    await app.db.updateTable('bank_entry').set({ content: null, places: [] }).execute();
    expect((await statement([entry])).changed).toBe(0);
    expect((await statement([entry, entry])).changed).toBe(1);
  });

  test('notes what was taken back with its request, and lists it', async () => {
    const id = await transfer();
    const entry: TestEntry = { amount: '100.00', text: id };
    const back: TestEntry = { ...entry, kind: 'DBIT', more: '<RvslInd>1</RvslInd>' };
    // It comes first here, and pays nothing either way.
    expect((await statement([back, entry])).problems).toEqual([]);
    expect(await read(app, dealer, id)).toMatchObject({
      paymentStatus: { id: 'complete' },
      held: 'returned',
    });
    const [returned] = await listed();
    expect(returned).toMatchObject({ amount: -10_000, reason: 'RETURNED', externalId: id });
    const open = await transfer('I2');
    expect(await resolve(returned, open)).toEqual(['WRONG_STATE']);
    expect(await readState(open)).toBe('pending');
    expect(await resolve(returned, null, { note: 'Called' })).toEqual([]);
  });

  test('lists the rest for staff who see all customers', async () => {
    const id = await transfer();
    const iban = 'DE89370400440532013000';
    await statement([
      { amount: '99.00', text: id, iban },
      { amount: '7.00', payer: 'Nobody', text: iban },
      { amount: '5.00', currency: 'EUR' },
    ]);
    expect(await listed()).toMatchObject([
      { amount: 9_900, reason: 'AMOUNT', externalId: id, account: 'DE ···· 3000' },
      { amount: 700, reason: 'NO_REQUEST', payerName: 'Nobody', remittance: 'DE ···· 3000' },
      { amount: 500, currency: 'EUR', reason: 'NO_REQUEST' },
    ]);
    expect(await read(app, dealer, id)).toMatchObject({ held: 'amount' });
    expect(await listed(await app.login('sales1'))).toEqual([]);
    expect(await everyText(app.db)).not.toContain(iban);
  });

  const resolve = async (
    entry: { id: string },
    externalId: string | null,
    { token = staff, note }: { token?: string; note?: string } = {},
  ) => {
    const query = `mutation ($id: ID!, $of: ID, $note: String) {
      resolveBankEntry(id: $id, externalId: $of, note: $note) { userErrors { code } } }`;
    const { data } = await app.gql(token, query, { id: entry.id, of: externalId, note });
    return codes(data.resolveBankEntry);
  };

  test('lets staff match an entry, or set it aside', async () => {
    const id = await transfer();
    await statement([
      { amount: '1.00', payer: 'Nobody' },
      { amount: '2.00', payer: 'Nobody' },
      { amount: '3.00', payer: 'Nobody' },
    ]);
    const [first, second, third] = await listed();
    const token = await app.login('sales1');
    expect(await resolve(first, id, { token })).toEqual(['UNKNOWN_ENTRY']);
    expect(await resolve(first, 'PR0')).toEqual(['UNKNOWN_REQUEST']);
    expect(await resolve(first, id)).toEqual([]);
    expect(await readState(id)).toBe('complete');
    expect(await resolve(first, id)).toEqual(['UNKNOWN_ENTRY']);
    expect(await resolve(second, id)).toEqual(['WRONG_STATE']);
    expect(await resolve(second, null, { note: ' Rent ' })).toEqual([]);
    expect(await listed()).toEqual([third]);
    expect(await inState('settled')).toMatchObject([{ id: first.id, externalId: id, note: '' }]);
    expect(await inState('dismissed')).toMatchObject([
      { id: second.id, externalId: null, note: 'Rent', decidedBy: expect.stringMatching(/./) },
    ]);
    expect(await inState('matched')).toEqual([]);
  });

  test('keeps who set an entry aside, and why, in its history', async () => {
    await statement([{ amount: '2.00', payer: 'Nobody' }]);
    const [entry] = await listed();
    await resolve(entry, null, { note: 'Rent' });
    const readHistory = async (token: string) => {
      const query = `query ($id: ID!) { history(feature: "payments", id: $id) {
        events { actor action changes { field before after } } } }`;
      const { data } = await app.gql(token, query, { id: `bank-entry:${entry.id}` });
      return data.history.events;
    };
    expect(await readHistory(staff)).toEqual([
      {
        actor: 'Test group1',
        action: 'changed',
        changes: expect.arrayContaining([
          { field: 'entryState', before: 'listed', after: 'dismissed' },
          { field: 'amount', before: null, after: '200' },
          { field: 'note', before: null, after: 'Rent' },
        ]),
      },
    ]);
    expect(await readHistory(await app.login('sales1'))).toEqual([]);
    expect(await readHistory(dealer)).toEqual([]);
  });

  test('does not match a request at a provider', async () => {
    const { request } = await pay(app, dealer, ['I1'], { method: 'VA' });
    await statement([{ amount: '100.00', text: request.externalId }]);
    const [entry] = await listed();
    expect(entry).toMatchObject({ reason: 'NO_REQUEST', externalId: request.externalId });
    expect(await resolve(entry, request.externalId)).toEqual(['AT_PROVIDER']);
    expect(await readState(request.externalId)).toBe('pending');
    expect(await listed()).toEqual([entry]);
  });

  test('offers the open transfers, the nearest amounts first', async () => {
    await openInvoices(app.db, {
      invoice_no: 'BIG',
      open_amount: 50_000,
      accounting_amount: 50_000,
    });
    const { request: atProvider } = await pay(app, dealer, ['I1'], { method: 'VA' });
    const small = await transfer('I2');
    const data = { amount: 50_000 };
    const big = (await pay(app, dealer, ['BIG'], { method: 'TRF', data })).request.externalId;
    const offered = async (args: string) => {
      const query = `{ waitingTransfers(${args}) { requests { externalId } info { count } } }`;
      const { requests } = (await app.gql(staff, query)).data.waitingTransfers;
      return requests.map(({ externalId }: { externalId: string }) => externalId);
    };
    expect(await offered('amount: 48000')).toEqual([big, small]);
    expect(await offered('amount: 9000')).toEqual([small, big]);
    expect(await offered('amount: 0, search: "alpine"')).toEqual([small, big]);
    expect(await offered('amount: 0, search: "BIG"')).toEqual([big]);
    expect(await offered(`amount: 0, search: "${atProvider.externalId}"`)).toEqual([]);
    await voidRequest(app, dealer, small);
    expect(await offered('amount: 0')).toEqual([big]);
  });

  test.each([
    ['2000-a.xml', '<Document>', 'unclosed'],
    [
      '2000-a.xml',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document/>',
      'well-formed',
    ],
    ['2000-a.xml', '<html></html>', 'no bank statement'],
    ['9999-a.xml', writeStatement([]), 'sales organisation'],
    ['a.xml', writeStatement([]), 'sales organisation'],
    ['2000-a.txt', writeStatement([]), 'no XML file'],
    ['2000-a.xml', writeStatement([{ amount: '1.00', currency: 'NONSENSE' }]), 'NONSENSE'],
  ])('%s that cannot be read is refused whole: %#', async (name, document, reason) => {
    const { problems } = await take({ [`camt/${name}`]: document });
    expect(problems.join('\n')).toContain(reason);
    expect(await app.db.selectFrom('bank_entry').select('id').execute()).toEqual([]);
  });
});

describe('the export of payment requests', () => {
  const run = async () => {
    const folder = mkdtempSync(join(root, 'to-'));
    const batches = await exportBatches(getDatabaseBatches(app.db, paymentBatches), folder);
    const rows = (kind: string, batch = batches[0]?.id) =>
      parse(readFileSync(join(folder, `${kind}-${batch}.csv`)), { columns: true }) as Record<
        string,
        string
      >[];
    return { batches, rows };
  };
  const acknowledge = (id: number | undefined) =>
    getDatabaseBatches(app.db, paymentBatches).acknowledge(id ?? 0);

  test('holds each request with its items and newest state', async () => {
    const { request } = await pay(app, dealer, ['I1', 'I2'], {
      method: 'ACH',
      data: { amount: 19_600 },
    });
    const { batches, rows } = await run();
    expect(batches).toMatchObject([{ requests: 1 }]);
    expect(rows('payment_requests')).toMatchObject([
      {
        sorg: '2000',
        externalId: request.externalId,
        payer: '0002000001',
        paymentId: 'ACH',
        amount: '196.00',
        currency: 'USD',
        methodDiscount: '4.00',
        status: 'pending',
        partial: 'false',
        createdBy: 'dealer1',
        merchant: 'Pannier United States',
      },
    ]);
    expect(rows('payment_request_invoices')).toMatchObject([
      { accountingNo: 'AI1', invoiceNo: 'I1', amount: '100.00', lineItem: '1' },
      { accountingNo: 'AI2', invoiceNo: 'I2', amount: '100.00' },
    ]);
  });

  test('is repeated until acknowledged, and then only holds what is new', async () => {
    const id = await transfer();
    const first = await run();
    expect((await run()).rows('payment_requests')).toEqual(first.rows('payment_requests'));
    expect(await acknowledge(first.batches[0]?.id)).toBe('now');
    expect((await run()).batches).toEqual([]);
    await voidRequest(app, dealer, id);
    const second = await run();
    expect(second.rows('payment_requests')).toMatchObject([{ externalId: id, status: 'void' }]);
  });

  test('keeps its batches apart from those of orders', async () => {
    await transfer();
    const { batches } = await run();
    const [{ id } = { id: 0 }] = batches;
    const operator = { authorization: 'Bearer none' };
    const answer = await app.rest('POST', '/payment-export', { headers: operator });
    expect(answer).toMatchObject({ status: 401, body: { code: 'OPERATOR_TOKEN' } });
    const { orderBatches } = await import('../order-export/order-batches.ts');
    expect(await getDatabaseBatches(app.db, orderBatches).acknowledge(id)).toBe('unknown');
    expect(await acknowledge(id)).toBe('now');
  });
});
