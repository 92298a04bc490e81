import { expect, it } from 'vitest';
import { linkTarget, ownPicture } from './link-target.ts';

const origin = 'https://us.portal.test';

it.each([
  ['/catalog/list?search=chain#top', '/catalog/list?search=chain#top'],
  ['https://us.portal.test/order', '/order'],
  [' /order ', '/order'],
])('reads %j as a path inside the portal (U160)', (link, path) => {
  expect(linkTarget(link, origin)).toEqual({ inside: path });
});

it.each(['https://maker.test/news', 'http://maker.test/', 'HTTPS://maker.test/a'])(
  'reads %j as another site (U160)',
  (link) => {
    expect(linkTarget(link, origin)).toEqual({ outside: new URL(link).href });
  },
);

it.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://us.portal.test/1',
  'ftp://maker.test',
  '//maker.test',
  '/\\maker.test',
  '/\t/maker.test',
  '\\\\maker.test',
  'https://user:secret@maker.test',
  'http://',
  'catalog',
])('rejects %j (U160)', (link) => {
  expect(linkTarget(link, origin)).toBeNull();
});

it.each(['/files/7/prices.pdf', 'https://us.portal.test/images/a.webp'])(
  'reads %j as a file of ours, not a page (U160)',
  (link) => {
    expect(linkTarget(link, origin)).toEqual({ outside: new URL(link, origin).pathname });
  },
);

it('accepts pictures of our own server only (U158)', () => {
  expect(ownPicture('/images/a.webp', origin)).toBe('/images/a.webp');
  expect(ownPicture('https://us.portal.test/files/b.png', origin)).toBe('/files/b.png');
  for (const source of [null, 'https://maker.test/a.png', '//maker.test/a.png', 'data:image/png,x'])
    expect(ownPicture(source, origin)).toBeNull();
});
