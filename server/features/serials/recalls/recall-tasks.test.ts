import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeBatch } from '#server/batches/batches.store.ts';
import { listen, uploadWhole } from '#server/files/testing/tus-client.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { recallBatches } from './export/recall-batches.ts';

let app: TestApp;
let dealer: string;
let sales: string;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  dealer = await app.login('dealer1');
  sales = await app.login('sales1');
  port = await listen(app);
});
afterAll(() => app.close());

const theirs = { customer: '0002000002' };
beforeEach(async () => {
  for (const table of ['serial', 'retail_sale', 'recall', 'export_batch'] as const)
    await app.db.deleteFrom(table).execute();
  const { recall, recallTask, serial } = given(app);
  await recall({ id: 'FORK', title: 'Fork may break', since: '2026-05-01' });
  await recall({ id: 'BRAKE', title: 'Brake may fail', since: '2026-06-01' });
  await serial({ value: 'RT-1', deliveredOn: '2026-02-01' });
  await recallTask({ recall: 'FORK', frameNumber: 'RT-1' });
  await recallTask({ recall: 'FORK', frameNumber: 'RT-2', state: 'repaired' });
  await recallTask({ recall: 'BRAKE', frameNumber: 'RT-3' });
  await recallTask({ recall: 'FORK', frameNumber: 'RT-9', ...theirs });
});

async function list(token: string, args = '') {
  const { data, errors } = await app.gql(
    token,
    `{ recallTasks${args} { tasks { id recallId title frameNumber custCode custName deliveredOn
      soldDate state notes handledOn photos { id type } version } counts { state count } } }`,
  );
  expect(errors).toBeUndefined();
  return data.recallTasks;
}
const numbers = async (token: string, args = '') =>
  (await list(token, args)).tasks.map((task: { frameNumber: string }) => task.frameNumber);
const find = async (frameNumber: string) =>
  (await list(dealer, `(search: "${frameNumber}")`)).tasks[0];

describe('the tasks of recalls', () => {
  test('are those of the customer, open ones first', async () => {
    await given(app).retailSale({ frameNumber: 'RT-1', soldOn: '2026-03-01' });
    const { tasks, counts } = await list(dealer);
    expect(tasks).toMatchObject([
      { frameNumber: 'RT-3', recallId: 'BRAKE', title: 'Brake may fail' },
      { frameNumber: 'RT-1', state: 'open', deliveredOn: '2026-02-01', soldDate: '2026-03-01' },
      { frameNumber: 'RT-2', state: 'repaired' },
    ]);
    expect(counts).toEqual([
      { state: 'open', count: 2 },
      { state: 'repaired', count: 1 },
    ]);
  });

  test('are those of all dealers for staff', async () => {
    expect(await numbers(sales, '(recallId: "FORK", state: "open")')).toEqual(['RT-9', 'RT-1']);
    expect((await list(sales, '(recallId: "FORK")')).counts).toEqual([
      { state: 'open', count: 2 },
      { state: 'repaired', count: 1 },
    ]);
    expect(await numbers(sales, '(custCode: "0002000002")')).toEqual(['RT-9']);
  });

  test('are found by number, recall and state', async () => {
    expect(await numbers(dealer, '(search: "rt-2")')).toEqual(['RT-2']);
    expect(await numbers(dealer, '(recallId: "BRAKE")')).toEqual(['RT-3']);
    expect(await numbers(dealer, '(state: "repaired")')).toEqual(['RT-2']);
    const { errors } = await app.gql(dealer, '{ recallTasks(state: "gone") { info { count } } }');
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('can be saved as a file', async () => {
    const names = ['recallId', 'frameNumber', 'custName', 'state'];
    const columns = names.map((name) => ({ name, header: name }));
    const body = { format: 'csv', title: 'Recalls', columns, filter: { state: 'open' } };
    const answer = await app.rest('POST', '/exports/recall-tasks', { token: dealer, body });
    const lines = String(answer.body).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^BRAKE,RT-3,.+,open$/);
  });
});

const document = `mutation ($id: ID!, $version: Int!, $state: String!, $notes: String, $day: Date,
    $photos: [ID!]) { updateRecallTask(id: $id, version: $version, state: $state, notes: $notes,
    handledOn: $day, photos: $photos) { userErrors { field code } record { state notes handledOn
    photos { id type } version } } }`;
const change = async (variables: object, token = dealer) => {
  const headers = { 'idempotency-key': randomUUID() };
  const { data, errors } = await app.gql(token, document, variables, headers);
  expect(errors).toBeUndefined();
  return data.updateRecallTask;
};

describe('the report of a task', () => {
  test('says what was done, when and with which photos', async () => {
    const { id, version } = await find('RT-1');
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const content = await picture.jpeg().toBuffer();
    const file = { purpose: 'serials/recall-photo', name: 'fork.jpg', content };
    const photo = (await uploadWhole(port, dealer, file)).body.id;
    const done = { state: 'repaired', notes: 'New fork', day: '2026-07-01', photos: [photo] };
    const { userErrors, record } = await change({ id, version, ...done });
    expect(userErrors).toEqual([]);
    expect(record).toEqual({
      state: 'repaired',
      notes: 'New fork',
      handledOn: '2026-07-01',
      version: version + 1,
      photos: [{ id: photo, type: 'image/webp' }],
    });
    const read = (token: string) => app.rest('GET', `/files/${photo}`, { token });
    expect((await read(sales)).status).toBe(200);
    expect((await read(await app.login('dealer2'))).status).toBe(404);
    const later = await change({ id, version: version + 1, state: 'returned', photos: [] });
    expect(later.record).toMatchObject({ state: 'returned', photos: [] });
  });

  test.each([
    ['a state that there is not', { state: 'closed' }, 'NOT_ALLOWED'],
    ['a day in the future', { day: '2099-01-01' }, 'IN_FUTURE'],
    ['too many photos', { photos: Array.from({ length: 11 }, String) }, 'TOO_MANY_FILES'],
    ['a photo that is gone', { photos: ['none'] }, 'FILE_GONE'],
    ['endless notes', { notes: 'x'.repeat(2_001) }, 'TOO_LONG'],
  ])('is refused with %s', async (_name, wrong, code) => {
    const { id, version } = await find('RT-1');
    const answer = await change({ id, version, state: 'inspected', ...wrong });
    expect(answer.userErrors).toMatchObject([{ code }]);
    expect(await find('RT-1')).toMatchObject({ state: 'open', version });
  });

  test('does not open a task again', async () => {
    const { id, version } = await find('RT-2');
    const { userErrors } = await change({ id, version, state: 'open' });
    expect(userErrors).toMatchObject([{ field: 'state', code: 'WRONG_STATE' }]);
  });

  test.each(['dealer2', 'dealer9'])('is refused to %s', async (name) => {
    const { id, version } = await find('RT-1');
    const { userErrors } = await change({ id, version, state: 'repaired' }, await app.login(name));
    expect(userErrors).toMatchObject([{ code: 'UNKNOWN_RECORD' }]);
    for (const unknown of ['0', 'x', '99999999999'])
      expect((await change({ id: unknown, version, state: 'repaired' })).userErrors).toMatchObject([
        { code: 'UNKNOWN_RECORD' },
      ]);
  });
});

describe('the export of reports', () => {
  async function run(): Promise<string[]> {
    const batch = await takeBatch(app.db, recallBatches);
    if (batch === null) return [];
    const [file] = await recallBatches.files(app.db, batch);
    expect(file?.[0]).toBe(`recall_reports-${batch}.csv`);
    return String(file?.[1]).trim().split('\n').slice(1);
  }

  test('holds tasks that are no longer open, each time they change', async () => {
    expect(await run()).toEqual([
      expect.stringMatching(/^2000,FORK,B-4,RT-2,0002000001,repaired,,/),
    ]);
    expect(await run()).toEqual([]);
    const { id, version } = await find('RT-1');
    await change({ id, version, state: 'inspected', notes: 'Crack, at "the fork"' });
    const [line] = await run();
    expect(line).toMatch(
      /^2000,FORK,B-4,RT-1,0002000001,inspected,,"Crack, at ""the fork""",0,.*Z,dealer1$/,
    );
    await change({ id, version: version + 1, state: 'repaired', day: '2026-07-01' });
    expect(await run()).toEqual([expect.stringContaining('RT-1,0002000001,repaired,2026-07-01')]);
  });
});
