import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, expect, test } from 'vitest';
import { type ExportColumn, sendTable, type TableExport, tableStream } from './table-export.ts';
import { UserSlots } from './user-slots.ts';

interface Row {
  name: string | null;
  pieces: number;
  total: number;
  day: string | null;
}

const columns: ExportColumn<Row>[] = [
  { header: 'Názov, "krátky"', kind: 'text', value: ({ name }) => name },
  { header: 'Pieces', kind: 'number', value: ({ pieces }) => pieces },
  { header: 'Total', kind: 'amount', value: ({ total }) => total },
  { header: 'Day', kind: 'day', value: ({ day }) => day },
];
const rows: Row[] = [
  { name: '=HYPERLINK("http://x")', pieces: 3, total: -1050, day: '2026-02-28' },
  { name: 'Zürich, "Süd"\nHaus', pieces: 0, total: 5, day: null },
  { name: null, pieces: 2, total: 100, day: '2026-03-01' },
];

async function* streamPortions(...portions: Row[][]) {
  yield* portions;
}
const table = (portions: AsyncIterable<readonly Row[]>): TableExport<Row> => ({
  list: 'Orders: open/late',
  columns,
  precision: 2,
  portions,
});
const written = (format: 'xlsx' | 'csv') =>
  buffer(tableStream(table(streamPortions(rows.slice(0, 2), [], rows.slice(2))), format));

test('writes XLSX with typed cells and inert texts', async () => {
  const { sheets } = await readXlsx(await written('xlsx'));
  const [sheet] = sheets;
  expect(sheet?.name).toBe('Orders  open late');
  expect(sheet?.rows).toEqual([
    columns.map(({ header }) => header),
    ['=HYPERLINK("http://x")', 3, -10.5, new Date('2026-02-28T00:00:00Z')],
    ['Zürich, "Süd"\nHaus', 0, 0.05, null],
    [null, 2, 1, new Date('2026-03-01T00:00:00Z')],
  ]);
});

test('writes CSV with quoted texts and plain numbers', async () => {
  expect((await written('csv')).toString()).toBe(
    [
      '\uFEFF"Názov, ""krátky""",Pieces,Total,Day',
      `"'=HYPERLINK(""http://x"")",3,-10.50,2026-02-28`,
      '"Zürich, ""Süd""\nHaus",0,0.05,',
      ',2,1.00,2026-03-01',
      '',
    ].join('\r\n'),
  );
});

test('writes only the header for a table without rows', async () => {
  const { sheets } = await readXlsx(await buffer(tableStream(table(streamPortions()), 'xlsx')));
  expect(sheets[0]?.rows).toEqual([columns.map(({ header }) => header)]);
});

const app = Fastify({ forceCloseConnections: true });
const slots = new UserSlots(2, 'TOO_MANY_EXPORTS', 'exports');
let read = 0;
let ended = 0;
async function* endless() {
  try {
    for (;;) {
      read += 1;
      yield Array.from({ length: 1000 }, () => rows[0] as Row);
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    ended += 1;
  }
}
app.get('/short', (_, reply) =>
  sendTable(reply, table(streamPortions(rows)), {
    format: 'csv',
    day: '2026-11-23',
    slots,
    userId: 1,
  }),
);
app.get<{ Params: { format: 'xlsx' | 'csv' } }>('/endless/:format', ({ params }, reply) =>
  sendTable(reply, table(endless()), { ...params, day: '2026-11-23', slots, userId: 1 }),
);
afterAll(() => app.close());

test('names the attachment after the list and the day (M058)', async () => {
  const { headers, statusCode } = await app.inject('/short');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition':
      "attachment; filename*=UTF-8''Orders%3A%20open%2Flate%20-%202026-11-23.csv",
    'cache-control': 'no-store',
  });
});

test.each(['xlsx', 'csv'] as const)(
  'limits a user to two %s exports, ended on disconnect',
  async (format) => {
    const address = await app.listen({ port: 0 }).catch(() => app.listeningOrigin);
    ended = 0;
    const clients = [new AbortController(), new AbortController()];
    for (const { signal } of clients) {
      const answer = await fetch(`${address}/endless/${format}`, { signal });
      await answer.body?.getReader().read();
    }
    const third = await fetch(`${address}/endless/${format}`);
    expect(third.status).toBe(429);
    for (const client of clients) client.abort();
    await expect.poll(() => ended).toBe(2);
    const before = read;
    expect((await fetch(`${address}/short`)).status).toBe(200);
    expect(read).toBe(before);
  },
);
