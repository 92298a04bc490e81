import { expect, test } from 'vitest';
import { FileReport } from '#server/feeds/import-report.ts';
import { feedPrinter, reportLines } from './feed-printer.ts';

function printed(isTTY: boolean): string {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  const report = new FileReport('articles.csv');
  Object.assign(report, { rows: 1200, changed: 1000, seconds: 2 });
  const print = feedPrinter({ write, isTTY });
  print({ file: 'articles.csv', unit: 'rows', count: 600, part: 0.5 });
  print({ file: 'articles.csv', unit: 'rows', count: 1200, part: 1, finished: report });
  return text;
}

test('prints one plain line per file without a terminal', () => {
  expect(printed(false)).toBe(
    '  ✓ articles.csv: 1,200 rows in 2.0 s (600 rows/s), 1,000 new or changed\n',
  );
});

test('rewrites the line in place on a terminal', () => {
  expect(printed(true)).toMatch(/^\r.\[K {2}✓ articles\.csv: .*\n$/);
});

test('lists problems by line and rejected files at the end', () => {
  const report = new FileReport('prices.csv');
  report.add(9, 'price', 'REQUIRED', 'must not be empty');
  report.add(3, 'article', 'UNKNOWN_REFERENCE', 'there is no article "X" in 2000');
  expect(reportLines({ files: [report], ok: false, cancelled: false, seconds: 1 })).toEqual([
    'prices.csv:3:article: there is no article "X" in 2000 (UNKNOWN_REFERENCE)',
    'prices.csv:9:price: must not be empty (REQUIRED)',
    'Nothing was imported; refused: prices.csv.',
  ]);
  const taken = new FileReport('stock.csv');
  taken.changed = 5;
  expect(reportLines({ files: [taken], ok: true, cancelled: false, seconds: 1 })).toEqual([
    'Imported in 1.0 s: 5 new or changed.',
  ]);
  expect(
    reportLines({ files: [taken, report], ok: false, cancelled: false, seconds: 1 }).at(-1),
  ).toBe('Imported in 1.0 s: 5 new or changed; refused: prices.csv.');
});

test('uses the singular for one row', () => {
  const written: string[] = [];
  const report = new FileReport('hosts.csv');
  Object.assign(report, { rows: 1, changed: 1, seconds: 1 });
  const output = { isTTY: false, write: (text: string) => written.push(text) };
  feedPrinter(output as never)({
    file: 'hosts.csv',
    unit: 'rows',
    count: 1,
    part: 1,
    finished: report,
  });
  expect(written.join('')).toContain('hosts.csv: 1 row in 1.0 s');
});
