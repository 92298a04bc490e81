import { expect, test } from 'vitest';
import { findCsvSeparator } from './csv-separator.ts';

test.each([
  ['sep=;\na;b', ';'],
  ['\ufeffSEP=,\r\na,b', ','],
  ['"sep=;"\r\na;b', ';'],
  ['sep=\t\na\tb', '\t'],
  ['sep=;,,,\na;b', ';'],
])('%j names its separator', (text, separator) => {
  expect(findCsvSeparator(text)).toEqual({ separator, isNamed: true });
});

test.each([
  ['a;b\n1,5;2', ';'],
  ['a,b\n1;2,3', ','],
  ['a\tb', '\t'],
  ['"a, first";b', ';'],
])('the headings of %j show the separator', (text, separator) => {
  expect(findCsvSeparator(text)).toEqual({ separator, isNamed: false });
});

test.each(['a\n1', 'a;b,c', '', 'sep=\na'])('nothing shows the separator of %j', (text) => {
  expect(findCsvSeparator(text)).toBeNull();
});
