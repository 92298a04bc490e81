import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { getDayIn } from '#shared/days.ts';

let app: TestApp;
let dealer = '';
let own: string[] = [];
let foreign = '';
beforeAll(async () => {
  app = await startTestApp();
  const dealerOrder = (custPoNo: string, createdAt: string) =>
    given(app).order({ custPoNo, createdAt, lines: 2 });
  own = [
    await dealerOrder('=HYPERLINK("http://evil.test")', '2026-03-02T10:00:00Z'),
    await dealerOrder('PLAIN', '2026-03-01T10:00:00Z'),
  ];
  foreign = await given(app).order({ customer: '0002000002', createdAt: '2026-03-01T10:00:00Z' });
  dealer = await app.login('dealer1');
});
afterAll(() => app.close());

const columns = [
  { name: 'orderNo', header: 'Bestellung' },
  { name: 'createdAt', header: 'Bestellt' },
  { name: 'custPoNo', header: 'Nummer' },
  { name: 'status', header: 'Status', texts: { Waiting: 'Wartet' } },
  { name: 'articles', header: 'Artikel' },
];
const march = { from: '2026-03-01', to: '2026-03-31' };
const exported = (token: string, over: object = {}) => {
  const body = { format: 'csv', title: 'Bestellungen', columns, filter: march, ...over };
  return app.rest('POST', '/exports/orders', { token, body });
};
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('exports only the active customer’s orders, translated', async () => {
  const { status, body, headers } = await exported(dealer);
  expect(status).toBe(200);
  const [head, first, second, ...others] = linesOf(body);
  expect(head).toBe('Bestellung,Bestellt,Nummer,Status,Artikel');
  expect(first).toMatch(new RegExp(`^${own[0]},2026-03-02,"'=HYPERLINK`));
  expect(second).toBe(`${own[1]},2026-03-01,PLAIN,Wartet,2`);
  expect(others).toEqual([]);
  expect(body).not.toContain(foreign);
  const { time_zone } = await app.db
    .selectFrom('sales_org')
    .select('time_zone')
    .where('sorg', '=', '2000')
    .executeTakeFirstOrThrow();
  expect(headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''Bestellungen%20-%20${getDayIn(time_zone)}.csv`,
  );
});

test('escapes headers and texts that look like formulas', async () => {
  const risky = [
    { name: 'orderNo', header: '=1+1' },
    { name: 'status', header: '@x', texts: { Waiting: '-2+3' } },
  ];
  const { body } = await exported(dealer, { columns: risky });
  expect(linesOf(body)).toEqual(["'=1+1,'@x", `${own[0]},'-2+3`, `${own[1]},'-2+3`]);
});

test('puts the list on paper', async () => {
  const over = { format: 'pdf', facts: ['Shop', ''], filter: { ...march, search: 'PLAIN' } };
  const { status, body, headers } = await exported(dealer, over);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(String(body).slice(0, 5)).toBe('%PDF-');
  expect(headers['content-disposition']).toMatch(/Bestellungen%20-%20[-\d]{10}\.pdf$/);
  expect((await exported(dealer, { ...over, facts: ['x'.repeat(201)] })).status).toBe(400);
});

test('applies the filter of the list', async () => {
  const { body } = await exported(dealer, { filter: { ...march, search: 'PLAIN' } });
  expect(linesOf(body).slice(1)).toEqual([`${own[1]},2026-03-01,PLAIN,Wartet,2`]);
});

test('finds nothing when searching another customer’s order', async () => {
  const { body } = await exported(dealer, { filter: { search: foreign } });
  expect(linesOf(body)).toHaveLength(1);
});

test.each([
  ['an unknown column', { columns: [{ name: 'password', header: 'x' }] }],
  ['an unknown format', { format: 'exe' }],
  ['no day', { filter: { from: '2026-02-31' } }],
  ['no columns', { columns: [] }],
  ['half a character in the title', { title: 'a\ud83d' }],
  ['a header of 81 characters', { columns: [{ name: 'orderNo', header: 'x'.repeat(81) }] }],
  [
    'more than 100 texts',
    {
      columns: [
        {
          name: 'status',
          header: 'x',
          texts: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`s${at}`, 'x'])),
        },
      ],
    },
  ],
])('refuses %s', async (_, over) => {
  const { status, body } = await exported(dealer, over);
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
});

test('rejects a role without the permission for the list', async () => {
  const { status, body } = await exported(await app.login('product1'));
  expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
});

test('writes formulas as text in a spreadsheet', async () => {
  const address = await app.app.listen({ port: 0 });
  const reply = await fetch(`${address.replace('127.0.0.1', 'localhost')}/exports/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${dealer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ format: 'xlsx', title: 'Orders', columns, filter: march }),
  });
  expect(reply.status).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(await reply.arrayBuffer()));
  expect(sheets[0]?.rows.map((row) => row[2])).toEqual([
    'Nummer',
    '=HYPERLINK("http://evil.test")',
    'PLAIN',
  ]);
});
