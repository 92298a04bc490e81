import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { addDays, addYears, utcDay } from '#shared/days.ts';
import { clearDownloads, makeNextDownload } from './make-download.ts';

let app: TestApp;
let dealer1: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['download', 'invoice', 'notification'] as const)
    await app.db.deleteFrom(table).execute();
});

const today = utcDay(Date.now());
const columns = [
  { name: 'invoiceNo', header: 'Rechnung' },
  { name: 'custCode', header: 'Kunde' },
  { name: 'status', header: 'Status', texts: [{ value: 'open', text: 'offen' }] },
];
const asking = `mutation ($from: Date!, $to: Date!, $module: DownloadModule!, $columns: [DownloadColumnInput!]!) {
  requestDownloadArea(module: $module, from: $from, to: $to, format: CSV, title: "Rechnungen", columns: $columns) {
    message { status } userErrors { field code day } } }`;
const ask = async (given: object = {}, token = dealer1) =>
  app.gql(token, asking, {
    module: 'INVOICES',
    from: '2026-01-01',
    to: '2026-01-31',
    columns,
    ...given,
  });
const codeOf = async (given: object, token = dealer1) =>
  (await ask(given, token)).data.requestDownloadArea.userErrors[0]?.code;
const list = async (token = dealer1) =>
  (
    await app.gql(
      token,
      `{ downloadArea { left requests { id status fileName rows problem progress expiresAt } } }`,
    )
  ).data.downloadArea;
const fetchFile = (id: string, token = dealer1) =>
  app.rest('GET', `/api/download-area/${id}`, { token });
const newest = async (token = dealer1) => (await list(token)).requests[0];
/** The server makes a file as soon as it is asked for. */
const made = async (token = dealer1) => {
  await expect.poll(async () => (await newest(token)).status).toMatch(/READY|FAILED/);
  return newest(token);
};
const invoice = (no: string, day: string, fields = {}) =>
  given(app).invoice({ no, invoiceDate: day, ...fields });

describe('a file', () => {
  test('has the records of the customer in the period (O149, O021)', async () => {
    await invoice('I-1', '2026-01-01');
    await invoice('I-2', '2026-01-31', { clearingDate: '2026-02-01' });
    await invoice('I-3', '2026-02-01');
    await invoice('I-4', '2026-01-15', { payer: '0002000002' });
    await ask();
    const { id, fileName, rows } = await made();
    expect({ fileName, rows }).toEqual({
      fileName: 'Rechnungen 2026-01-01 2026-01-31.csv',
      rows: 2,
    });
    const { status, body } = await fetchFile(id);
    expect(status).toBe(200);
    expect(body.split('\r\n').map((line: string) => line.slice(0, 8))).toEqual([
      expect.stringContaining('Rechnun'),
      'I-1,0002',
      'I-2,0002',
      '',
    ]);
  });

  test('notifies its user when it is ready', async () => {
    await ask();
    await made();
    const { data } = await app.gql(
      dealer1,
      '{ notifications { notifications { kind download { event fileName } } } }',
    );
    expect(data.notifications.notifications).toEqual([
      {
        kind: 'download',
        download: { event: 'ready', fileName: expect.stringContaining('Rechnungen') },
      },
    ]);
  });

  test.each(['OPEN_ORDERS', 'DELIVERIES', 'RETAIL_SALES', 'CLAIMS'])(
    'is made of %s',
    async (module) => {
      const name = module === 'RETAIL_SALES' ? 'frameNumber' : 'custCode';
      await ask({
        module,
        columns: [{ name, header: 'X' }],
        from: `${today.slice(0, 4)}-01-01`,
        to: today,
      });
      expect(await made()).toMatchObject({ status: 'READY' });
    },
  );

  test('has all areas of a user who only reads (B043)', async () => {
    await invoice('I-1', '2026-01-01');
    await invoice('I-4', '2026-01-15', { payer: '0002000002' });
    const audit1 = await app.login('audit1');
    await ask({}, audit1);
    const { id, rows } = await made(audit1);
    expect(rows).toBe(2);
    expect((await fetchFile(id, audit1)).status).toBe(200);
    expect((await fetchFile(id)).status).toBe(404);
    await app.db.updateTable('download').set({ areas: '[]' }).execute();
    expect((await fetchFile(id, audit1)).status).toBe(404);
  });

  test('is not given out once the customer is lost', async () => {
    await ask();
    const { id } = await made();
    await app.db.updateTable('download').set({ customer: '0002000002' }).execute();
    expect((await fetchFile(id)).status).toBe(404);
  });

  test('is gone after 30 days, and its request later', async () => {
    await ask();
    const { id } = await made();
    const makeOlder = (days: number) =>
      app.db
        .updateTable('download')
        .set({ requested_at: new Date(Date.now() - days * 86_400_000) })
        .execute();
    await makeOlder(29);
    await clearDownloads(app.services);
    expect((await fetchFile(id)).status).toBe(200);
    await makeOlder(31);
    await clearDownloads(app.services);
    expect((await fetchFile(id)).status).toBe(410);
    expect((await list()).requests).toEqual([]);
    expect(await app.services.files.exists(`downloads/${id}`)).toBe(false);
    await makeOlder(61);
    await clearDownloads(app.services);
    expect((await fetchFile(id)).status).toBe(404);
  });

  test('is not ready before it is made, and deleted with its request', async () => {
    const id = await given(app).download();
    expect((await fetchFile(id)).status).toBe(409);
    await makeNextDownload(app.services);
    expect((await fetchFile(id)).status).toBe(200);
    const removing = 'mutation ($id: ID!) { removeDownload(id: $id) { message { status } } }';
    const dealer9 = await app.login('dealer9');
    await app.gql(dealer9, removing, { id });
    expect((await fetchFile(id)).status).toBe(200);
    for (const _ of [1, 2])
      expect((await app.gql(dealer1, removing, { id })).data.removeDownload.message.status).toBe(
        true,
      );
    expect((await fetchFile(id)).status).toBe(404);
    await expect.poll(() => app.services.files.exists(`downloads/${id}`)).toBe(false);
  });
});

describe('a request', () => {
  const lastDay = (day: string) => addDays(`${day.slice(0, 4)}-01-01`, -1);

  test('names the problem of its period (B245, B246)', async () => {
    expect(await codeOf({ from: lastDay(today), to: today })).toBe('TWO_YEARS');
    expect(await codeOf({ from: addYears(today, -2), to: today })).toBe('PERIOD_TOO_LONG');
    expect(await codeOf({ from: today, to: addDays(today, 1) })).toBe('IN_FUTURE');
    expect(await codeOf({ from: today, to: addDays(today, -1) })).toBe('END_BEFORE_START');
  });

  test('is refused for records that the user may not read', async () => {
    const auditor1 = await app.login('auditor1');
    expect(
      await codeOf({ module: 'CLAIMS', columns: [{ name: 'status', header: 'S' }] }, auditor1),
    ).toBe('NOT_ALLOWED');
  });

  test('has columns of its module only', async () => {
    const { errors } = await ask({ columns: [{ name: 'bonus', header: 'X' }] });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('is the last of its day after ten (B248, M053, N102)', async () => {
    for (let nth = 0; nth < 9; nth += 1) await given(app).download({ status: 'READY' });
    await given(app).download({ status: 'FAILED' });
    await given(app).download({ requestedAt: new Date(Date.parse(today) - 1) });
    expect(await list()).toMatchObject({ left: 1 });
    expect(await codeOf({})).toBeUndefined();
    const refused = (await ask()).data.requestDownloadArea;
    expect(refused.userErrors).toEqual([
      { field: 'module', code: 'QUOTA_EXHAUSTED', day: addDays(today, 1) },
    ]);
    expect(await list()).toMatchObject({ left: 0 });
  });

  test('ends as failed when its user lost the permission', async () => {
    const id = await given(app).download({ user: 'contentadmin', customer: null });
    await makeNextDownload(app.services);
    const [row] = await app.db.selectFrom('download').selectAll().where('id', '=', id).execute();
    expect(row).toMatchObject({ status: 'FAILED', problem: 'NO_ACCESS' });
  });

  test('goes on on another server when its own has died', async () => {
    const id = await given(app).download({
      status: 'PROCESSING',
      leaseUntil: new Date(),
      tries: 1,
    });
    await makeNextDownload(app.services);
    expect((await fetchFile(id)).status).toBe(200);
  });
});
