import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { PrintedTable } from '#shared/printed-table.ts';

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

const post = (body: object, login: string | null = token) =>
  t.app.inject({
    method: 'POST',
    url: '/documents/pdf',
    headers: { host: 'localhost', ...(login && { authorization: `Bearer ${login}` }) },
    payload: body,
  });

/** The texts of a PDF, out of its packed streams: pdfkit writes each run of letters in hexadecimals. */
function textsOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const runs = streams.join('\n').matchAll(/\[(.*?)\] TJ/g);
  return [...runs]
    .map(([, run]) =>
      [...(run ?? '').matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}

test('a table becomes a PDF with its title, rows and totals', async () => {
  const reply = await post(table([['Kette №9 Łódź', '42,00 €']]));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const texts = textsOf(reply.rawPayload);
  for (const part of ['Warenkorb', 'Müller Räder', 'Artikel', 'Kette ?9 ?ód?', 'Summe'])
    expect(texts).toContain(part);
});

test('a long table runs over pages, each with the head and its number', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => [`Artikel ${n}`, String(n)]);
  const texts = textsOf((await post(table(rows))).rawPayload);
  expect(texts).toContain('Artikel 199');
  const pages = Number(/1 \/ (\d+)/.exec(texts)?.[1]);
  expect(pages).toBeGreaterThan(3);
  expect(texts.match(/^Preis$/gm)).toHaveLength(pages);
});

test('nobody who is not logged in, and nothing of another shape', async () => {
  expect((await post(table([]), null)).statusCode).toBe(401);
  const many = Array.from({ length: 2001 }, () => ['a', 'b']);
  for (const bad of [
    {},
    { ...table([]), columns: [] },
    { ...table([]), more: 1 },
    table(many),
    table([['x'.repeat(301)]]),
  ])
    expect((await post(bad)).statusCode).toBe(400);
});
