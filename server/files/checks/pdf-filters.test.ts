import { constants, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { UnpacksToTooMuch, undoFilter } from './pdf-filters.ts';

const undo = (name: string, bytes: Buffer | string, parameters = {}, most = 1_000_000) =>
  undoFilter(name, Buffer.from(bytes as string, 'latin1'), most, { parameters })?.toString(
    'latin1',
  ) ?? null;
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

describe('undoes', () => {
  test.each([
    ['ASCIIHexDecode', '48 65 6C\n6c6F>rest', 'Hello'],
    ['AHx', '4A7>', 'Jp'],
    ['ASCII85Decode', '87cURD]i,"Ebo80~>', 'Hello World!'],
    ['A85', '<~87cUR\nD]i,"Ebo7~>', 'Hello World'],
    ['ASCII85Decode', 'z87cUR~>', '\0\0\0\0Hell'],
    ['RunLengthDecode', 'Hel', null],
    ['LZWDecode', hex('80 0b 60 50 22 0c 0c 85 01'), '-----A---B'],
    ['FlateDecode', deflateSync('Hello'), 'Hello'],
    ['FlateDecode', 'no', null],
    ['ASCIIHexDecode', '4x>', null],
    ['ASCII85Decode', 'uuuuu~>', null],
    ['JPXDecode', 'Hello', null],
    ['constructor', 'Hello', null],
  ])('%s of %j', (name, bytes, wanted) => {
    if (name === 'RunLengthDecode') {
      expect(undo(name, hex('02 486921 fe 61 80 00'))).toBe('Hi!aaa');
      return;
    }
    expect(undo(name, bytes)).toBe(wanted);
  });

  test('deflate without its end only where the bytes are all', () => {
    const cut = deflateSync('Hello', { finishFlush: constants.Z_SYNC_FLUSH });
    expect(undoFilter('FlateDecode', cut, 100)).toBeNull();
    expect(undoFilter('FlateDecode', cut, 100, { mayLackEnd: true })?.toString()).toBe('Hello');
    expect(undoFilter('FlateDecode', Buffer.from('no'), 100, { mayLackEnd: true })).toBeNull();
  });

  test('LZW codes of every width', () => {
    // Only single bytes, each of which adds an entry: the width grows at 511, 1,023 and 2,047 entries.
    const text = Array.from({ length: 3_000 }, (_, at) => String.fromCharCode(at % 251)).join('');
    let bits = (256).toString(2).padStart(9, '0');
    [...text].forEach((char, at) => {
      const entries = 258 + Math.max(0, at - 1) + 1;
      const width = entries < 512 ? 9 : entries < 1_024 ? 10 : entries < 2_048 ? 11 : 12;
      bits += char.charCodeAt(0).toString(2).padStart(width, '0');
    });
    bits += (257).toString(2).padStart(12, '0');
    const bytes = Buffer.from(
      (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)),
    );
    expect(undo('LZWDecode', bytes)).toBe(text);
  });

  test('the predictors of PNG and TIFF', () => {
    const png = { Predictor: 15, Columns: 3 };
    const rows = hex('00 010203 01 010101 02 010101 03 010101 04 010101');
    expect(undo('FlateDecode', deflateSync(rows), png)).toBe(
      hex('010203 010203 020304 020304 030405').toString('latin1'),
    );
    const tiff = { Predictor: 2, Columns: 3 };
    expect(undo('FlateDecode', deflateSync(hex('010101 050101')), tiff)).toBe(
      hex('010203 050607').toString('latin1'),
    );
    const columns = { Predictor: 12, Columns: 2_000_000 };
    expect(undo('FlateDecode', deflateSync(rows), columns)).toBeNull();
  });
});

test.each([
  ['FlateDecode', deflateSync(Buffer.alloc(2_000))],
  ['ASCII85Decode', 'z'.repeat(500)],
  ['RunLengthDecode', hex('81 00'.repeat(20))],
  ['LZWDecode', hex('80 0b 60 50 22 0c 0c 85 01')],
])('ends %s at its limit', (name, bytes) => {
  expect(() => undo(name, bytes, {}, 9)).toThrow(UnpacksToTooMuch);
});
