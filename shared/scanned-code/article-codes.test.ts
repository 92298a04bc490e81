import { expect, test } from 'vitest';
import { readArticleCodes } from './article-codes.ts';

const ean = '4006381333931';

test.each([
  ['(01)04006381333931(21)AB12', ean],
  ['0104006381333931', ean],
  ['(01) 0 4006381 33393 1', ean],
  [']C10104006381333931', ean],
  [']E04006381333931', ean],
  ['https://id.gs1.org/01/04006381333931', ean],
  ['https://shop.example.com/de/product/bike/trail?article=RQ1000001', 'RQ1000001'],
  ['https://shop.example.com/p/RQ1000001', 'RQ1000001'],
  ['EAN: 4006381333931', ean],
  ['Art.-Nr. RQ1000001', 'RQ1000001'],
  ['Réf. : RQ1000001', 'RQ1000001'],
  ['Kode barang: RQ1000001', 'RQ1000001'],
  ['\u001D0104006381333931\u001D240RQ1000001', ean],
  ['04006381333931', ean],
  ['00000096385074', '96385074'],
])('reads the code of an article in %j', (text, code) => {
  expect([...readArticleCodes(text).codes, text]).toContain(code);
});

test.each(['RQ1000001', '4006381333931', 'KT 11.S-B'])('leaves %s as it is', (text) => {
  expect(readArticleCodes(text)).toEqual({ codes: [], contents: [] });
});

test('tells a carton from what is in it', () => {
  expect(readArticleCodes('14006381333938').contents).toEqual([ean]);
  expect(readArticleCodes('(02)14006381333938(37)24')).toMatchObject({ contents: [ean] });
  expect(readArticleCodes('24006381333938').contents).toEqual([]);
});
