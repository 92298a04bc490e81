import { expect, test } from 'vitest';
import { readMailAddress } from './mail-address.ts';

test.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ['info@Mu\u0308ller.example', 'info@xn--mller-kva.example'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  ['a@xn--mller-kva.example', 'a@xn--mller-kva.example'],
  [' Ada.B+c@Shop.Example ', 'Ada.B+c@Shop.Example'],
  ["o'brien@shop.co.uk", "o'brien@shop.co.uk"],
])('reads %j as %j', (typed, stored) => {
  expect(readMailAddress(typed)).toBe(stored);
});

test.each([
  'velo@blitz',
  'velo@',
  '@shop.example',
  'a@b@',
  'a..b@shop.example',
  '.a@shop.example',
  'a b@shop.example',
  'müller@shop.example',
  'a@shop.example.',
  'a@müller',
  'a@mü/ller.example',
  'a@mü:80.example',
  'a@-shop.example',
  'a@127.0.0.1',
  'a@mü\u200bller.example',
  'Ada <a@shop.example>',
  '',
])('refuses %j', (typed) => {
  expect(readMailAddress(typed)).toBeNull();
});
