import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportBatches, getDatabaseBatches } from '#server/batches/batch-source.ts';
import { importFeed } from '#server/features/feeds/feeds.public.ts';
import { problemLines } from '#server/feeds/import-report.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';
import { disputeOf, itemIdOfInvoice } from '../testing/given-disputes.ts';
import { disputeBatches } from './export/dispute-batches.ts';

let app: TestApp;
let dealer: string;
const root = mkdtempSync(join(tmpdir(), 'pannier-disputes-'));
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  await app.db.deleteFrom('invoice').execute();
  await app.db.deleteFrom('export_batch').execute();
  await app.db.deleteFrom('invoice_dispute_result').execute();
  for (const number of ['I1', 'I2', 'I3']) await given(app).invoice({ no: number });
});

/** Imports one file of a feed. @returns its problems and how many records have changed */
async function take(name: string, lines: string[]) {
  const folder = mkdtempSync(join(root, 'feed-'));
  writeFileSync(join(folder, name), lines.join('\n'));
  const { files: reports } = await importFeed(app.services, folder);
  return { problems: reports.flatMap(problemLines), changed: reports[0]?.changed };
}

async function read(no = 'I1') {
  const query = `query ($no: String!) { invoice(invoiceNo: $no) { items { isDisputed }
    disputes { id status reason description amount openedOn history { status by note decidedOn } } } }`;
  const { items, disputes } = (await app.gql(dealer, query, { no })).data.invoice;
  return { isDisputed: items[0].isDisputed, disputes };
}
const withdraw = (id: string) =>
  app.gql(dealer, `mutation { withdrawInvoiceDispute(id: "${id}") { message { status } } }`);

describe('the export of disputes', () => {
  const run = async () => {
    const folder = mkdtempSync(join(root, 'to-'));
    const batches = await exportBatches(getDatabaseBatches(app.db, disputeBatches), folder);
    const rows = batches.flatMap(({ id }) => {
      const text = readFileSync(join(folder, `invoice_disputes-${id}.csv`));
      return parse(text, { columns: true }) as Record<string, string>[];
    });
    return { batches, rows };
  };
  const acknowledge = (id: number | undefined) =>
    getDatabaseBatches(app.db, disputeBatches).acknowledge(id ?? 0);

  test('holds each dispute with its item and its user', async () => {
    const user_id = await userId(app.db, 'dealer1');
    const description = '=1+1, "broken"\nbox';
    await disputeOf(app.db, 'D1', 'I1', { user_id, amount: 2_550, description, reason: 'damaged' });
    const { batches, rows } = await run();
    expect(batches).toMatchObject([{ disputes: 1 }]);
    expect(rows).toEqual([
      {
        sorg: '2000',
        disputeId: 'D1',
        companyCode: 'CO1',
        accountingNo: 'ACC-I1',
        fiscalYear: '2026',
        lineItem: '1',
        invoiceNo: 'I1',
        payer: '0002000001',
        customer: '0002000001',
        status: 'open',
        reason: 'damaged',
        amount: '25.50',
        description: `'${description}`,
        currency: 'USD',
        files: '0',
        openedOn: '2026-11-01',
        openedBy: 'dealer1',
        changedBy: 'dealer1',
        changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  test('is repeated until acknowledged, then holds what is new', async () => {
    await disputeOf(app.db, 'D1', 'I1');
    const first = await run();
    await disputeOf(app.db, 'D2', 'I2');
    const again = await run();
    expect(again.rows.map(({ disputeId }) => disputeId)).toEqual(['D1', 'D2']);
    expect(await acknowledge(first.batches[0]?.id)).toBe('now');
    expect(await acknowledge(first.batches[0]?.id)).toBe('before');
    expect((await run()).rows).toMatchObject([{ disputeId: 'D2' }]);
    await acknowledge(again.batches[1]?.id);
    expect((await run()).batches).toEqual([]);
    await withdraw('D1');
    expect((await run()).rows).toMatchObject([
      { disputeId: 'D1', status: 'withdrawn', openedBy: '', changedBy: 'dealer1' },
    ]);
  });

  test('holds each dispute once when several run at the same time', async () => {
    for (const number of ['1', '2', '3']) await disputeOf(app.db, `D${number}`, `I${number}`);
    const runs = await Promise.all([run(), run(), run()]);
    const ids = runs.flatMap(({ batches }) => batches.map(({ id }) => id));
    expect(new Set(ids).size).toBe(1);
    for (const { rows } of runs) expect(rows).toHaveLength(3);
  });

  test('holds a withdrawal before the first export once', async () => {
    await disputeOf(app.db, 'D1', 'I1');
    await withdraw('D1');
    expect((await run()).rows).toMatchObject([{ disputeId: 'D1', status: 'withdrawn' }]);
  });

  test('leaves out decisions of the ERP', async () => {
    await disputeOf(app.db, 'D1', 'I1');
    await acknowledge((await run()).batches[0]?.id);
    await results('2000,D1,rejected,,2026-11-20');
    expect((await run()).batches).toEqual([]);
  });

  test('is for the operator only', async () => {
    const answer = await app.rest('POST', '/dispute-export', {
      headers: { authorization: 'Bearer none' },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'OPERATOR_TOKEN' } });
  });
});

const results = (...rows: string[]) =>
  take('invoice_dispute_results.csv', ['sorg,disputeId,status,note,decidedOn', ...rows]);

describe('invoice_dispute_results.csv', () => {
  test('moves a dispute forward and keeps the note', async () => {
    await disputeOf(app.db, 'D1', 'I1');
    expect(await results('2000,D1,accepted,We send a credit note,2026-11-20')).toEqual({
      problems: [],
      changed: 1,
    });
    expect(await read()).toMatchObject({
      isDisputed: true,
      disputes: [
        {
          status: 'accepted',
          history: [
            { status: 'open' },
            {
              status: 'accepted',
              by: null,
              note: 'We send a credit note',
              decidedOn: '2026-11-20',
            },
          ],
        },
      ],
    });
    await results('2000,D1,settled,,2026-11-25');
    const { isDisputed, disputes } = await read();
    expect([isDisputed, disputes[0].status, disputes[0].history.length]).toEqual([
      false,
      'settled',
      3,
    ]);
  });

  test.each([
    ['open', 'accepted', 'accepted'],
    ['open', 'rejected', 'rejected'],
    ['open', 'settled', 'settled'],
    ['accepted', 'settled', 'settled'],
    ['accepted', 'rejected', 'accepted'],
    ['rejected', 'accepted', 'rejected'],
    ['settled', 'accepted', 'settled'],
    ['withdrawn', 'accepted', 'withdrawn'],
  ])('leaves a dispute that is %s and then %s %s', async (before, decision, after) => {
    await disputeOf(app.db, 'D1', 'I1', { status: before });
    expect((await results(`2000,D1,${decision},,2026-11-20`)).problems).toEqual([]);
    const [shown] = (await read()).disputes;
    expect(shown.status).toBe(after);
    expect(shown.history).toHaveLength(before === after ? 1 : 2);
  });

  test('changes nothing when it is imported again', async () => {
    await disputeOf(app.db, 'D1', 'I1');
    await results('2000,D1,accepted,,2026-11-20');
    expect((await results('2000,D1,accepted,,2026-11-20')).changed).toBe(0);
    expect((await read()).disputes[0].history).toHaveLength(2);
  });

  test('is refused whole for a bad row, naming its place', async () => {
    await disputeOf(app.db, 'D1', 'I1');
    for (const nth of [2, 3]) await disputeOf(app.db, `D${nth}`, `I${nth}`);
    const { problems } = await results(
      '2000,D1,accepted,,2026-11-20',
      '2000,D9,accepted,,2026-11-20',
      '3000,D1,accepted,,2026-11-20',
      '2000,D2,withdrawn,,',
      '2000,D3,settled,,2026-13-01',
    );
    const place = 'invoice_dispute_results.csv';
    expect(problems).toEqual([
      `${place}:3:disputeId: there is no dispute "D9" in 2000 (UNKNOWN_REFERENCE)`,
      `${place}:4:disputeId: there is no dispute "D1" in 3000 (UNKNOWN_REFERENCE)`,
      `${place}:5:status: "withdrawn" is none of accepted, rejected, settled (NOT_ALLOWED)`,
      `${place}:5:decidedOn: must not be empty (REQUIRED)`,
      `${place}:6:decidedOn: "2026-13-01" is not a day (NOT_A_DATE)`,
    ]);
    expect((await read()).disputes[0].status).toBe('open');
  });
});

describe('invoice_disputes.csv', () => {
  const header =
    'sorg,disputeId,companyCode,accountingNo,fiscalYear,lineItem,reason,description,amount,openedOn';
  const row = (id: string, invoiceNo: string, end = 'price,Told by telephone,,2026-11-10') =>
    `2000,${id},${itemIdOfInvoice(invoiceNo).replace(/~(\d+)~(.*)~/, ',$2,$1,')},${end}`;
  const disputes = (...rows: string[]) => take('invoice_disputes.csv', [header, ...rows]);

  test('brings disputes that were opened elsewhere, once', async () => {
    const rows = [row('E1', 'I1', 'quantity,Two are missing,12.50,2026-11-10'), row('E2', 'I2')];
    expect(await disputes(...rows)).toEqual({ problems: [], changed: 2 });
    expect(await disputes(...rows)).toEqual({ problems: [], changed: 0 });
    expect(await read()).toEqual({
      isDisputed: true,
      disputes: [
        {
          id: 'E1',
          status: 'open',
          reason: 'quantity',
          description: 'Two are missing',
          amount: 1_250,
          openedOn: '2026-11-10',
          history: [{ status: 'open', by: null, note: '', decidedOn: null }],
        },
      ],
    });
    const batches = await exportBatches(getDatabaseBatches(app.db, disputeBatches), root);
    expect(batches).toEqual([]);
  });

  test('keeps the state of a dispute that it names again', async () => {
    await disputes(row('E1', 'I1'));
    await results('2000,E1,rejected,,2026-11-20');
    expect(await disputes(row('E1', 'I1'), row('E2', 'I1'))).toMatchObject({ problems: [] });
    const states = (await read()).disputes.map((one: { status: string }) => one.status);
    expect(states.toSorted()).toEqual(['open', 'rejected']);
  });

  test('is refused whole for a bad row, naming its place', async () => {
    await disputeOf(app.db, 'D1', 'I1');
    await given(app).invoice({ no: 'N1', amount: -500 });
    await given(app).invoice({ no: 'I4' });
    const { problems } = await disputes(
      row('E1', 'NONE'),
      row('D1', 'I1'),
      row('E2', 'I1'),
      row('E3', 'N1'),
      row('E4', 'I2'),
      row('E5', 'I2'),
      row('E6', 'I3', 'price,x,0,2026-11-31'),
      row('E7', 'I4', 'price,x,100.01,2026-11-10'),
    );
    expect(problems.map((line) => line.replace('invoice_disputes.csv:', ''))).toEqual([
      '2:accountingNo: there is no such item in 2000 (UNKNOWN_REFERENCE)',
      '3:disputeId: the dispute was opened in the portal (NOT_ALLOWED)',
      '4:disputeId: the item has another dispute: in line 3 (NOT_ALLOWED)',
      '5:accountingNo: a deduction cannot be disputed (NOT_ALLOWED)',
      '7:disputeId: the item has another dispute: in line 6 (NOT_ALLOWED)',
      '8:openedOn: "2026-11-31" is not a day (NOT_A_DATE)',
      '8:amount: is not above 0 (OUT_OF_RANGE)',
      '9:amount: is more than the amount of the item (OUT_OF_RANGE)',
    ]);
    expect((await read('I2')).disputes).toEqual([]);
  });
});
