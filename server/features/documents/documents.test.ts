import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { PrintedTable } from '#shared/printed-table.ts';
import { paperOf } from './paper.rules.ts';
import { openPdfPool } from './pdf-pool.ts';
import { textsOf } from './testing/pdf-texts.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await startTestApp();
  token = await t.login('dealer1');
});
afterAll(() => t.close());

const table = (rows: string[][]): PrintedTable => ({
  title: 'Warenkorb',
  facts: ['Müller Räder'],
  columns: [
    { text: 'Artikel', width: 3, numeric: false },
    { text: 'Preis', width: 1, numeric: true },
  ],
  rows,
  totals: [['Summe', '1.234,50 €']],
  note: 'Preise ohne Gewähr',
});

/** The most that may be asked for with six columns is 2,000 rows. */
const wide = (rows: number, columns = 7): PrintedTable => ({
  ...table(
    Array.from({ length: rows }, (_, n) => Array.from({ length: columns }, () => `Kette ${n}`)),
  ),
  columns: Array.from({ length: columns }, () => ({ text: 'Artikel', width: 1, numeric: false })),
});

const post = (body: object, login: string | null = token) =>
  t.app.inject({
    method: 'POST',
    url: '/documents/pdf',
    headers: { host: 'localhost', ...(login && { authorization: `Bearer ${login}` }) },
    payload: body,
  });

/** Lets the event loop go around once: requests of tests come without a network. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const health = async () => (await t.app.inject('/healthz')).json<{ status: string }>().status;

test('turns a table into a PDF with title, rows and totals', async () => {
  const names = 'Nguyễn Thị Łukasz Işık Ő Привет Ελλάδα ﬁn 日';
  const reply = await post(
    table([
      ['Kette №9 Łódź', '42,00 €'],
      [names, ''],
    ]),
  );
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const texts = textsOf(reply.rawPayload);
  for (const part of ['Warenkorb', 'Müller Räder', 'Artikel', 'Kette №9 Łódź', 'Summe'])
    expect(texts).toContain(part);
  expect(texts.replaceAll('\n', ' ')).toContain('Nguyễn Thị Łukasz Işık Ő Привет Ελλάδα fin ?');
});

test('allows two lines in a cell', async () => {
  const texts = textsOf((await post(table([['Kette\n4006381333931', '42,00 €']]))).rawPayload);
  expect(texts).toMatch(/^Kette\n(.*\n)?4006381333931$/m);
});

test('repeats the header and page number on each page of a table', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => [`Artikel ${n}`, String(n)]);
  const texts = textsOf((await post(table(rows))).rawPayload);
  expect(texts).toContain('Artikel 199');
  const pages = Number(/1 \/ (\d+)/.exec(texts)?.[1]);
  expect(pages).toBeGreaterThan(3);
  expect(texts.match(/^Preis$/gm)).toHaveLength(pages);
});

test('uses the host country’s paper size and the logo', async () => {
  const sizeOf = (pdf: Buffer) =>
    /MediaBox \[0 0 ([\d.]+ [\d.]+)\]/.exec(pdf.toString('latin1'))?.[1];
  const pool = openPdfPool();
  const logo = await sharp({
    create: { width: 20, height: 10, channels: 3, background: '#336699' },
  })
    .png()
    .toBuffer();
  const german = await pool.make(table([]));
  const american = await pool.make(table([]), { paper: paperOf({ countryId: 'US' }), logo });
  await pool.close();
  expect([sizeOf(german), sizeOf(american)]).toEqual(['595.28 841.89', '612 792']);
  const hasPicture = (pdf: Buffer) => pdf.toString('latin1').includes('/Subtype /Image');
  expect([hasPicture(german), hasPicture(american)]).toEqual([false, true]);
  expect(paperOf({ countryId: 'DE' })).toBe('A4');
});

test('rejects anonymous users and malformed tables', async () => {
  expect((await post(table([]), null)).statusCode).toBe(401);
  const many = Array.from({ length: 2001 }, () => ['a', 'b']);
  for (const bad of [
    {},
    { ...table([]), columns: [] },
    { ...table([]), more: 1 },
    table(many),
    wide(2000),
    table([['x'.repeat(301)]]),
  ])
    expect((await post(bad)).statusCode).toBe(400);
});

test('requires permission for a page that prints', async () => {
  for (const username of ['guest1', 'product1', 'contentadmin', 'accessadmin']) {
    const reply = await post(table([]), await t.login(username));
    expect([username, reply.statusCode, reply.json().code]).toEqual([username, 403, 'FORBIDDEN']);
  }
});

test('keeps serving requests while it makes the largest PDFs', async () => {
  const largest = Array.from({ length: 3 }, () => post(wide(2000, 6)));
  let made = false;
  const first = Promise.race(largest).then(() => {
    made = true;
  });
  let answered = 0;
  for (; !made; await nextTurn()) answered += (await health()) === 'ok' ? 1 : 0;
  await first;
  // Made on the event loop itself, PDFs let some forty calls in between.
  expect(answered).toBeGreaterThan(500);
  const statuses = (await Promise.all(largest)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200]);
});

test('aborts a PDF past its deadline and makes the next one', async () => {
  const pool = openPdfPool({ deadline: 1 });
  const late = await pool.make(wide(2000, 6)).catch((error: unknown) => error);
  expect(late).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  await pool.close();
});

test('asks the caller to retry when the queue is full', async () => {
  const pool = openPdfPool({ waiting: 1 });
  const made = Array.from({ length: 4 }, () => pool.make(table([['Kette', '1']])));
  const answers = (await Promise.allSettled(made)).map((one) =>
    one.status === 'fulfilled' ? 'made' : one.reason,
  );
  const busy = { statusCode: 503, code: 'UNAVAILABLE', details: { retryAfter: 10_000 } };
  expect(answers).toMatchObject(['made', 'made', busy, busy]);
  await pool.close();
});
