// @vitest-environment node
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { TableFileProblem } from '#src/lib/table-file/table-file-problem.ts';
import { maxFileBytes } from './max-file-bytes.ts';
import { openOrderFile } from './open-order-file.ts';
import { readOrderFile } from './read-order-file.ts';

type Rows = (string | number | boolean | Date | null)[][];
const utf8 = (text: string) => new TextEncoder().encode(text);
const book = (...sheets: { name: string; rows: Rows; hidden?: boolean }[]) => writeXlsx({ sheets });

async function readLines(bytes: Uint8Array, sheet: string | null = null) {
  const file = await readOrderFile(bytes, sheet, () => {});
  if (file.kind !== 'lines') throw new Error('the sheets are to be chosen from');
  return file.lines;
}
const short = async (bytes: Uint8Array, sheet: string | null = null) =>
  (await readLines(bytes, sheet)).lines.map(({ no, problem, readings: [best] }) =>
    best ? `${no}: ${best.code} = ${best.qty ?? best.problem}` : `${no}: ${problem}`,
  );
const readProblem = async (bytes: Uint8Array) =>
  await readOrderFile(bytes, null, () => {}).then(
    () => null,
    (error) => (error as TableFileProblem).code,
  );

describe('a workbook', () => {
  test('is read by its header, with numbers, text and row numbers', async () => {
    const rows: Rows = [
      ['Order of March', null, null],
      [null, null, null],
      ['Article no.', 'Description', 'Qty'],
      ['P-1', 'Chain, 11', 5],
      [4006381333931, 'Tyre', '2'],
      [null, null, null],
      ['P-2', 'Bell', 1.5],
    ];
    expect(await short(await book({ name: 'Order', rows }))).toEqual([
      '1: Order of March = 1',
      '4: P-1 = 5',
      '5: 4006381333931 = 2',
      '7: P-2 = FRACTION',
    ]);
  });

  test('reads codes as the sheet shows them, and says what it hides', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Order',
          columns: [{ header: 'Code', numFmt: '00000' }, { header: 'Qty' }],
          rows: [
            ['Code', 'Qty'],
            [1067, 5],
            [12_345_678, 1],
            [12_345_678_901_234_568, 2],
            ["'0012", 3],
            ['-P-1', 4],
          ],
          rowDefs: new Map([[2, { hidden: true }]]),
        },
      ],
    });
    expect(await short(bytes)).toEqual([
      '2: 01067 = 5',
      '3: 12345678 = 1',
      '4: CELL_ERROR',
      '5: 0012 = 3',
      '6: -P-1 = 4',
    ]);
    expect((await readLines(bytes)).hidden).toBe(1);
  });

  test('reports dates as quantities or codes, and failed formulas', async () => {
    const day = new Date(Date.UTC(2026, 2, 5));
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Order',
          columns: [
            { header: 'Code', key: 'code' },
            { header: 'Qty', key: 'qty' },
          ],
          data: [
            { code: 'P-1', qty: day },
            { code: day, qty: 3 },
            { code: 'P-3', qty: '#REF!' },
          ],
        },
      ],
    });
    expect(await short(bytes)).toEqual([
      '2: P-1 = DATE',
      '3: CODE_IS_DATE',
      '4: P-3 = NOT_A_QUANTITY',
    ]);
  });

  test('uses cached formula values and reads cells with = as text', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Order',
          rows: [
            ['Code', 'Qty'],
            ['P-1', null],
            ['P-2', null],
            ['=cmd', 1],
          ],
          cells: new Map([
            ['1,1', { formula: '3+4', formulaResult: 7 }],
            ['2,1', { formula: '3+4' }],
          ]),
        },
      ],
    });
    expect(await short(bytes)).toEqual(['2: P-1 = 7', '3: P-2 = NO_QUANTITY', '4: =cmd = 1']);
  });

  test('with merged cells has their value in the first row only', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Order',
          rows: [
            ['Code', 'Qty'],
            ['P-1', 1],
            [null, 2],
          ],
          merges: [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }],
        },
      ],
    });
    expect(await short(bytes)).toEqual(['2: P-1 = 1', '3: NO_CODE']);
  });

  test('with several sheets asks which, without hidden ones', async () => {
    const rows: Rows = [['P-1', 5]];
    const two = await book(
      { name: 'Notes', rows: [['Dear colleagues']] },
      { name: 'Secret', rows, hidden: true },
      { name: 'Order', rows },
    );
    expect(await readOrderFile(two, null, () => {})).toEqual({
      kind: 'sheets',
      names: ['Notes', 'Order'],
    });
    expect(await short(two, 'Order')).toEqual(['1: P-1 = 5']);
    await expect(readOrderFile(two, 'Secret', () => {})).rejects.toMatchObject({ code: 'EMPTY' });
  });

  test('of 6,000 rows gives 5,000 lines, the rest count and progress', async () => {
    const rows: Rows = Array.from({ length: 6_000 }, (_, at) => [`P-${at}`, 1]);
    const told: number[] = [];
    const file = await readOrderFile(await book({ name: 'Order', rows }), null, (n) =>
      told.push(n),
    );
    expect(file).toMatchObject({ kind: 'lines', lines: { left: 1_000 } });
    expect(told.length).toBeGreaterThan(10);
    expect(told.at(-1)).toBe(6_000);
  });

  test('with too many rows reports how many were left out', async () => {
    const rows: Rows = Array.from({ length: 20_500 }, (_, at) => [`P-${at}`, 1]);
    const { lines, left } = await readLines(await book({ name: 'Order', rows }));
    expect([lines.length, left]).toEqual([5_000, 15_500]);
  });
});

describe('a text file', () => {
  test.each([
    ['UTF-8', utf8('Artikel;Menge\nTür-1;5')],
    ['UTF-8 with a mark', utf8('\ufeffArtikel;Menge\nTür-1;5')],
    ['Windows', Uint8Array.from('Artikel;Menge\nT\u00fcr-1;5', (c) => c.charCodeAt(0))],
    [
      'UTF-16',
      Uint8Array.from([
        0xff,
        0xfe,
        ...[...'Artikel;Menge\nTür-1;5'].flatMap((c) => [c.charCodeAt(0), 0]),
      ]),
    ],
  ])('of %s', async (_, bytes) => expect(await short(bytes)).toEqual(['2: Tür-1 = 5']));
});

/** Changes what the zip's directory says of a part. */
function lying(bytes: Uint8Array, part: string, change: (view: DataView, at: number) => void) {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 46; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const length = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(copy.subarray(at + 46, at + 46 + length)) === part)
      change(view, at);
  }
  return copy;
}

describe('a hostile file', () => {
  test('of more than 10 MB is rejected unread', async () => {
    const file = { size: 100 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) };
    const options = { sheet: null, signal: new AbortController().signal, onRows: () => {} };
    await expect(openOrderFile(file as unknown as File, options)).rejects.toMatchObject({
      code: 'TOO_BIG',
    });
    expect(await readProblem(new Uint8Array(maxFileBytes + 1))).toBe('TOO_BIG');
  });

  test('that unpacks to too much is refused before unpacking', async () => {
    // A text of 70 million letters packs to a few dozen kilobytes.
    const bomb = await book({ name: 'Order', rows: [['P-1', 'x'.repeat(70_000_000)]] });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await readProblem(bomb)).toBe('SUSPICIOUS');
  });

  test('that lies about its sizes is stopped at the stated size', async () => {
    const large = await book({ name: 'Order', rows: [['P-1', 'x'.repeat(5_000_000)]] });
    for (const part of ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml']) {
      const small = lying(large, part, (view, at) => view.setUint32(at + 24, 10, true));
      expect(await readProblem(small)).toBe('BROKEN');
      const unsaid = lying(large, part, (view, at) => view.setUint32(at + 24, 0, true));
      expect(await readProblem(unsaid)).toBe('SUSPICIOUS');
      const endless = lying(large, part, (view, at) => view.setUint32(at + 24, 0xffffffff, true));
      expect(await readProblem(endless)).toBe('SUSPICIOUS');
    }
  });

  test('of another kind, truncated or empty is rejected with reason', async () => {
    const good = await book({ name: 'Order', rows: [['P-1', 5]] });
    expect(await readProblem(good.slice(0, good.length / 2))).toBe('BROKEN');
    expect(await readProblem(good.map((byte, at) => (at % 7 === 0 ? byte ^ 0x55 : byte)))).not.toBe(
      null,
    );
    expect(await readProblem(utf8('PK'))).toBe('BROKEN');
    expect(await readProblem(utf8('%PDF-1.7\nP-1;5'))).toBe('NOT_A_LIST');
    expect(await readProblem(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toBe('NOT_A_LIST');
    expect(await readProblem(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toBe('OLD_OR_LOCKED');
    expect(await readProblem(new Uint8Array())).toBe('EMPTY');
    expect(await readProblem(utf8('\n ;;; \n'))).toBe('EMPTY');
    expect(await readProblem(await book({ name: 'Order', rows: [] }))).toBe('EMPTY');
    const locked = await writeXlsx({
      sheets: [{ name: 'Order', rows: [['P-1', 5]] }],
      encryption: { password: 'secret', spinCount: 1 },
    });
    expect(await readProblem(locked)).toBe('OLD_OR_LOCKED');
  });

  test('returns nothing when cancelled', async () => {
    const stop = new AbortController();
    stop.abort(new Error('cancelled'));
    const file = new File(
      [new Uint8Array(await book({ name: 'O', rows: [['P-1', 5]] }))],
      'o.xlsx',
    );
    const options = { sheet: null, signal: stop.signal, onRows: () => {} };
    await expect(openOrderFile(file, options)).rejects.toThrow('cancelled');
  });
});
