import { inflateSync } from 'node:zlib';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { tablePdf } from './table-pdf.ts';

const text = 'https://us.dealer.example/en-us/frame/WU1';
const table = {
  title: 'Warranty card',
  facts: [],
  rows: [],
  totals: [],
  note: '',
  columns: [{ text: 'Part', width: 1, numeric: false }],
};

/** The squares that a PDF draws, in points. */
function findSquares(pdf: Buffer): number[][] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  return streams.flatMap(([, body = '']) => {
    const drawn = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    return [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) [\d.]+ re$/gm)].map((found) =>
      found.slice(1).map(Number),
    );
  });
}

test('draws a code that scanners read', async () => {
  const code = { text, caption: 'Scan at the dealer' };
  const pdf = await tablePdf({ ...table, code }, { paper: 'LETTER', logo: null });
  const squares = findSquares(pdf);
  const [left, top] = [0, 1].map((axis) => Math.min(...squares.map((one) => one[axis] ?? 0)));
  const module = (squares[0]?.[2] ?? 0) - 0.05;
  const place = (at = 0, first = 0) => Math.round((at - first) / module) + 4;
  const width = Math.max(...squares.map(([x]) => place(x, left))) + 5;
  const scale = 4;
  const side = width * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y] of squares)
    for (let dot = 0; dot < scale * scale; dot += 1) {
      const column = place(x, left) * scale + (dot % scale);
      const row = place(y, top) * scale + Math.floor(dot / scale);
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  expect(decodeQR({ width: side, height: side, data })).toBe(text);
});

test('draws no code where none is asked for', async () => {
  expect(findSquares(await tablePdf(table, { paper: 'A4', logo: null }))).toEqual([]);
});
