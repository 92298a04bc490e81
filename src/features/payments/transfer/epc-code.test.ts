import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { drawQrCode } from '#src/lib/decoders/qr-drawing.ts';
import { type SepaTransfer, toEpcContent } from './epc-code.rules.ts';

const transfer = (over: Partial<SepaTransfer> = {}): SepaTransfer => ({
  name: 'Müller & Söhne GmbH',
  iban: 'DE18999999990000003000',
  bic: 'TESTDE88XXX',
  amount: 19_600,
  precision: 2,
  reference: 'RF45PR23456789BC',
  ...over,
});

/** Reads a drawn code as a scanner does: four pixels for each module, from the runs of the path. */
function scan(text: string): string {
  const scale = 4;
  const { size, path } = drawQrCode(text);
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = (row * width + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(length) * scale * 4; at += 4)
        data.fill(0, at, at + 3);
    }
  return decodeQR({ width, height: width, data });
}

test('names every element of a transfer on its line', () => {
  expect(toEpcContent(transfer())?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'TESTDE88XXX',
    'Müller & Söhne GmbH',
    'DE18999999990000003000',
    'EUR196.00',
    '',
    'RF45PR23456789BC',
  ]);
});

test.each([
  ['no BIC', { bic: null }, 4, ''],
  ['one cent', { amount: 1 }, 7, 'EUR0.01'],
  ['no decimals', { amount: 196, precision: 0 }, 7, 'EUR196'],
  ['a name on two lines', { name: 'Velo\r\nWorks' }, 5, 'Velo Works'],
  ['a long name', { name: 'x'.repeat(80) }, 5, 'x'.repeat(70)],
])('writes %s', (_name, over, line, text) => {
  expect(toEpcContent(transfer(over))?.split('\n')[line]).toBe(text);
});

test.each([
  ['nothing to pay', { amount: 0 }],
  ['more than the SEPA transfers', { amount: 100_000_000_000 }],
  ['tenths of cents', { precision: 3 }],
  ['a name of too many bytes', { name: '語'.repeat(70), reference: 'x'.repeat(100) }],
])('has no code for %s', (_name, over) => {
  expect(toEpcContent(transfer(over))).toBeNull();
});

test('decodes to what was encoded, within 331 bytes', () => {
  const letters = [...'abcXYZ 019&.-äöüÄÖÜßéèçñøåæœ€łżő'];
  const name = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 70 });
  const values = fc.record({
    name,
    bic: fc.constantFrom(null, 'TESTDE88XXX', 'TESTDE88'),
    amount: fc.integer({ min: 1, max: 99_999_999_999 }),
  });
  fc.assert(
    fc.property(values, (over) => {
      const content = toEpcContent(transfer(over));
      expect(new TextEncoder().encode(content ?? '').length).toBeLessThanOrEqual(331);
      expect(scan(content ?? '')).toBe(content);
    }),
    propertyRuns(60),
  );
});
