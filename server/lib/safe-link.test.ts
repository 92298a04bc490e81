import { expect, test } from 'vitest';
import { safeLink } from './safe-link.ts';

test.each([
  ['/en-us/catalog?x=1#y', '/en-us/catalog?x=1#y'],
  [' catalog/bike ', '/catalog/bike'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+1-555-0100', 'tel:+1-555-0100'],
  ['https://SHOP.example:8443/de', '/de'],
  ['/\t/shop.example/de', '/de'],
  ['/.//evil.example', '/evil.example'],
  ['/a/..///evil.example', '/evil.example'],
])('%j stays in the portal', (given, href) => {
  expect(safeLink(given, 'shop.example')).toEqual({ href, foreign: false });
});

test.each([
  ['https://maker.example/a', 'https://maker.example/a'],
  ['HTTP://maker.example', 'http://maker.example/'],
  ['//maker.example/a', 'https://maker.example/a'],
  ['\\\\maker.example/a', 'https://maker.example/a'],
  ['https://shop.example.evil.example/', 'https://shop.example.evil.example/'],
  ['https://münchen.example/ä', 'https://xn--mnchen-3ya.example/%C3%A4'],
])('%j is a foreign link', (given, href) => {
  expect(safeLink(given, 'shop.example')).toEqual({ href, foreign: true });
});

test.each([
  '',
  '   ',
  '//',
  'http://[::1',
  'javascript:alert(1)',
  ' \u0001JAVA\nSCRIPT:alert(1)',
  'data:text/html,x',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'view-source:https://shop.example',
  'https://shop.example@evil.example/',
  'https://:secret@evil.example/',
])('%j is no link', (given) => {
  expect(safeLink(given, 'shop.example')).toBeNull();
});
