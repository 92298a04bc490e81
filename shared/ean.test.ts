import { expect, test } from 'vitest';
import { isEan, normalEan, sameEan, upcEtoUpcA } from './ean.ts';

test('tells a code from a number by its check digit', () => {
  expect(['4006381333931', '96385074', '036000291452'].map(isEan)).toEqual([true, true, true]);
  expect(['4006381333932', '96385075', '036000291453', '123', 'EAN'].map(isEan)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('reads a UPC-A as an EAN-13 with a leading 0', () => {
  expect(normalEan('036000291452')).toBe('0036000291452');
  expect(normalEan('123456789013')).toBe('123456789013');
  expect(sameEan('036000291452', '0036000291452')).toBe(true);
  expect(sameEan('4006381333931', '4006381333931')).toBe(true);
  expect(sameEan('4006381333931', '96385074')).toBe(false);
});

test('expands a UPC-E', () => {
  expect(upcEtoUpcA('04252614')).toBe('042100005264');
  expect(upcEtoUpcA('01234565')).toBe('012345000065');
  expect(upcEtoUpcA('01234532')).toBe(null);
  expect(upcEtoUpcA('81234565')).toBe(null);
});
