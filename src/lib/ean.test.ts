import { expect, test } from 'vitest';
import { isEan, normalEan, sameEan, upcEtoUpcA } from './ean.ts';

test('the check digit tells a code from a number', () => {
  expect(['4006381333931', '96385074', '036000291452'].map(isEan)).toEqual([true, true, true]);
  expect(['4006381333932', '96385075', '036000291453', '123', 'EAN'].map(isEan)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a UPC-A is the EAN-13 with a 0 in front', () => {
  expect(normalEan('036000291452')).toBe('0036000291452');
  expect(normalEan('123456789013')).toBe('123456789013');
  expect(sameEan('036000291452', '0036000291452')).toBe(true);
  expect(sameEan('4006381333931', '4006381333931')).toBe(true);
  expect(sameEan('4006381333931', '96385074')).toBe(false);
});

test('a UPC-E is written out', () => {
  expect(upcEtoUpcA('04252614')).toBe('042100005264');
  expect(upcEtoUpcA('01234565')).toBe('012345000065');
  expect(upcEtoUpcA('01234532')).toBe(null);
  expect(upcEtoUpcA('81234565')).toBe(null);
});
