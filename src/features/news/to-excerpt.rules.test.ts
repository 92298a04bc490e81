import { expect, test } from 'vitest';
import { toExcerpt } from './to-excerpt.rules.ts';

test.each([
  ['<p>One</p><p>two</p>', 'One two'],
  [
    '<p>A <strong>bold</strong>, <a href="/x?a>b" title=\'>\'>linked</a> word.</p>',
    'A bold, linked word.',
  ],
  ['<p>Nuts &amp; bolts &lt; 5&nbsp;Nm &amp;lt;</p>', 'Nuts & bolts < 5 Nm &lt;'],
  ['<p>cut <a href="', 'cut'],
  ['', ''],
])('shows %j as %j', (html, text) => {
  expect(toExcerpt(html)).toBe(text);
});

test('cuts a long text', () => {
  expect(toExcerpt(`<p>${'ab '.repeat(2000)}</p>`)).toHaveLength(200);
});
