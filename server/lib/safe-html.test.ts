import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#shared/testing/property-runs.ts';
import { longestHtml, safeHtml, showsText } from './safe-html.ts';

/**
 * All that may come out: text without angle brackets, known tags, and links whose address has a known
 * beginning. Browsers can read nothing else into what matches.
 */
const harmless = new RegExp(
  `^(?:${[
    '[^<>]',
    '</?(?:p|div|h[234]|blockquote|pre|code|strong|b|em|i|u|s|small|sub|sup|mark|a|[uod]l|li|d[td]|table|caption|t(?:head|body|foot|r|h|d))>',
    '<[bh]r />',
    '<ol start="[^"<>]*">',
    '<t[hd](?: (?:col|row)span="[^"<>]*")+>',
    '<a href="(?:/(?!/)|mailto:|tel:)[^"<>]*">',
    '<a href="https?://[^"<>]*" target="_blank" rel="noopener noreferrer">',
  ].join('|')})*$`,
  'u',
);

const foreign = ' target="_blank" rel="noopener noreferrer"';

describe('what is meant well stays', () => {
  test.each([
    ['<p>Spring <strong>orders</strong> are <em>open</em></p>'],
    ['<h2>Hours</h2><ul><li>Mon</li><li>Tue</li></ul><ol start="3"><li>1</li></ol>'],
    ['<table><tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr></table>'],
    ['Händler &amp; Söhne – 50 € &lt; 60 € 🚲'],
    ['<a href="/en-us/catalog/bike?size=M#top">Bikes</a>'],
    ['<a href="mailto:dealers@pannier.example?subject=Hi">Mail</a>'],
    [`<a href="https://maker.example/a?b=1&amp;c=2"${foreign}>Maker</a>`],
  ])('%s', (html) => {
    expect(safeHtml(html)).toBe(html);
  });

  test.each([
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<b>never closed', '<b>never closed</b>'],
    ['</div></p>stray', '<p></p>stray'],
    ['  <p class="x" id="y" style="color:red">a</p>\n', '<p>a</p>'],
    ['<font color="red">a</font> <span onclick="x()">b</span>', 'a b'],
    ['<a href="//maker.example">x</a>', `<a href="https://maker.example/"${foreign}>x</a>`],
    ['<a href="/a" target="_top" rel="opener">x</a>', '<a href="/a">x</a>'],
    ['<form action="/x"><input value="1"><button>Go</button> there</form>', 'Go there'],
  ])('%s', (html, expected) => {
    expect(safeHtml(html)).toBe(expected);
  });

  test('opens links to the portal in the same window', () => {
    const html = '<a href="https://shop.example/en-us/news?x=1">a</a>';
    expect(safeHtml(html, 'shop.example')).toBe('<a href="/en-us/news?x=1">a</a>');
    expect(safeHtml(html, 'other.example')).toContain(foreign);
    expect(safeHtml(safeHtml(html), 'shop.example')).toBe('<a href="/en-us/news?x=1">a</a>');
  });
});

/** An attack and what is left of it. */
const attacks: [html: string, left: string][] = [
  // Scripts
  ['<script>alert(1)</script>', ''],
  ['a<ScRiPt src=//evil.example/x.js></sCrIpT>b', 'ab'],
  ['<script>alert(1)', ''],
  ['<script/x>alert(1)</script >', ''],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<<script>script>alert(1)</script>', '&lt;'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<template><script>alert(1)</script></template>x', 'x'],
  // Handlers
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<b/onmouseover=alert(1)>a</b>', '<b>a</b>'],
  ['<p OnClIcK\n=\n"alert(1)" onfocus=alert`1` autofocus tabindex=1>a</p>', '<p>a</p>'],
  ['<body onload=alert(1)>a', 'a'],
  ['<details open ontoggle=alert(1)>a</details>', 'a'],
  ['<a href="/x" onclick="alert(1)">a</a>', '<a href="/x">a</a>'],
  ['<a href="/x" "onclick="alert(1)>a</a>', ''],
  ['<p title="><script>alert(1)</script>">a</p>', '<p>a</p>'],
  // Links
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&#10;script&colon;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;&#x61;vascript&#0000058;alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" &#1;javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="javascript&NewLine;:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=`javascript:alert(1)`>a</a>', '<a href="/%60javascript:alert(1)%60">a</a>'],
  ['<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', '<a>a</a>'],
  ['<a href="data&colon;text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="blob:https://evil.example/1">a</a>', '<a>a</a>'],
  ['<a href="file:///etc/passwd">a</a>', '<a>a</a>'],
  ['<a href="https://pannier.example@evil.example/">a</a>', '<a>a</a>'],
  ['<a href="/\\evil.example">a</a>', `<a href="https://evil.example/"${foreign}>a</a>`],
  ['<a href="/.//evil.example">a</a>', '<a href="/evil.example">a</a>'],
  ['<a href="/x" target="_blank" rel="opener" ping="//evil.example">a</a>', '<a href="/x">a</a>'],
  ['<a xlink:href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<base href="//evil.example">a', 'a'],
  ['<meta http-equiv="refresh" content="0;url=//evil.example">a', 'a'],
  ['<link rel="stylesheet" href="//evil.example">a', 'a'],
  // Drawings and formulas
  ['<svg onload=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>a', 'a'],
  ['<svg><a href="javascript:alert(1)"><text>x</text></a></svg>a', 'a'],
  ['<math href="javascript:alert(1)">x</math>a', 'a'],
  // Styles
  ['<p style="background:url(javascript:alert(1))">a</p>', '<p>a</p>'],
  ['<p style="position:fixed;inset:0;z-index:9">a</p>', '<p>a</p>'],
  ['<p st\0yle="x">a</p>', '<p>a</p>'],
  ['<style>@import "//evil.example"</style>a', 'a'],
  ['<style><!--</style><script>alert(1)</script>-->a', '--&gt;a'],
  // Frames and forms
  ['<iframe src="javascript:alert(1)"></iframe>a', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>">', ''],
  ['<object data="//evil.example"></object><embed src="//evil.example">', ''],
  ['<form action="//evil.example"><input name=password></form>a', 'a'],
  ['<button formaction="javascript:alert(1)">a</button>', 'a'],
  ['<textarea></textarea><textarea><img src=x onerror=alert(1)></textarea>a', 'a'],
  // Markup whose meaning changes when it is parsed a second time
  ['<noscript><style></noscript><img src=x onerror=alert(1)></style></noscript>', ''],
  [
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '',
  ],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', ''],
  ['<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', ''],
  ['<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>a', '"&gt;a'],
  ['<title><p title="</title><img src=x onerror=alert(1)>"></title>a', '"&gt;a'],
  ['<plaintext><img src=x onerror=alert(1)>', ''],
  ['<!--><img src=x onerror=alert(1)>-->a', '--&gt;a'],
  ['<!-- --!><img src=x onerror=alert(1)> -->a', 'a'],
  ['<![CDATA[<img src=x onerror=alert(1)>]]>a', 'a'],
  ['<?php <img src=x onerror=alert(1)> ?>a', ' ?&gt;a'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['&amp;lt;img src=x onerror=alert(1)&amp;gt;', '&amp;lt;img src=x onerror=alert(1)&amp;gt;'],
  ['<p>a</p', '<p>a</p>'],
  ['<img src="x` `<script>alert(1)</script>"` `>a', 'a'],
  ['<constructor onclick=x><__proto__ onclick=x>a', '&lt;__proto__ onclick=x&gt;a'],
];

describe('attacks come to nothing', () => {
  test.each(attacks)('%j', (html, left) => {
    const safe = safeHtml(html);
    expect(safe).toMatch(harmless);
    expect(safe).toBe(left.trim());
    expect(safeHtml(safe)).toBe(safe);
  });

  const pieces = fc.oneof(
    fc.constantFrom(...attacks.map(([html]) => html)),
    fc.constantFrom(...'<>/"\'`=&; \n\0'),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      '<svg>',
      '</style>',
      '<table>',
      '<td>',
      '<!--',
      '-->',
    ),
    fc.constantFrom('javascript:', '&#', '&lt', '<h1>', '</h1>', '<li>', '<b>', '</b>', '<br>'),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );

  test('removes attacks from any combination of pieces', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const safe = safeHtml(parts.join(''));
        expect(safe).toMatch(harmless);
        expect(safeHtml(safe)).toBe(safe);
      }),
      propertyRuns(3_000),
    );
  });

  test('removes deeply nested tags but keeps their text', () => {
    const safe = safeHtml(`${'<div>'.repeat(5_000)}deep`);
    expect(safe).toMatch(/^(<div>){24}deep(<\/div>){24}$/);
  });

  test.each([
    ['<b>', 3],
    ['<', 1],
    ['&', 1],
    ['<a href="', 9],
    ['<svg><style>', 12],
    ['<h1><a href=x>', 14],
    ['words ', 6],
  ])('reads a megabyte of %j only up to the limit', (piece, length) => {
    const safe = safeHtml(piece.repeat(1_000_000 / length));
    expect(safe).toMatch(/^(?:[^<>]|<[^<>]*>)*$/);
    expect(safe).toBe(safeHtml(piece.repeat(longestHtml / length + 1)));
  });
});

test.each([
  ['<p>a</p>', true],
  ['1', true],
  ['', false],
  ['<p> \u00a0</p><br /><hr />', false],
  ['<a href="https://maker.example/" target="_blank" rel="noopener noreferrer"></a>', false],
])('%s shows text: %s', (html, expected) => {
  expect(showsText(html)).toBe(expected);
});
