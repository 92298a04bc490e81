// Measures an export of many rows: how long it takes and how much memory it needs above idle.
//   node --expose-gc bench/table-export.ts 100000
import { tableStream } from '#server/lib/table-export.ts';

const count = Number(process.argv[2] ?? 100_000);
const portion = 1_000;

async function* portions(): AsyncGenerator<Row[]> {
  for (let from = 0; from < count; from += portion)
    yield Array.from({ length: portion }, (_, nth) => ({
      no: `2000${from + nth}`,
      text: `Purchase order of a dealer ${from + nth}`,
      total: (from + nth) * 100,
      day: '2026-11-23',
    }));
}

interface Row {
  no: string;
  text: string;
  /** Minor units. */
  total: number;
  day: string;
}

const texts = Array.from({ length: 8 }, (_, nth) => ({
  header: `Column ${nth}`,
  kind: 'text' as const,
  value: ({ text }: Row) => text,
}));
const columns = [
  { header: 'Order', kind: 'text' as const, value: ({ no }: Row) => no },
  { header: 'Total', kind: 'amount' as const, value: ({ total }: Row) => total },
  { header: 'Day', kind: 'day' as const, value: ({ day }: Row) => day },
  ...texts,
];

for (const format of ['csv', 'xlsx'] as const) {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  let most = idle;
  let bytes = 0;
  const started = performance.now();
  const table = { list: 'Orders', columns, precision: 2, portions: portions() };
  for await (const chunk of tableStream(table, format)) {
    bytes += (chunk as Uint8Array).length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  console.log(
    `${format}: ${count} rows, ${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - started) / 1000).toFixed(1)} s, ` +
      `${((most - idle) / 1e6).toFixed(0)} MB above idle`,
  );
}
