import { expect, test } from 'vitest';
import { BadXml, elementsAt, parseXml, textAt } from './xml.ts';

test('reads elements, attributes and text without prefixes', () => {
  const root = parseXml(`<?xml version="1.0"?><!-- a -->
    <n:Document xmlns:n="urn:x"><n:Amt Ccy='EUR' a="1 &gt; 0"> 12.50 </n:Amt><Empty/>
    <Nm>M&#252;ller &amp; S&#xF6;hne</Nm><Raw><![CDATA[<b> & co]]></Raw></n:Document>`);
  expect(root.name).toBe('Document');
  expect(elementsAt(root, 'Amt')[0]).toMatchObject({
    ...{ text: '12.50', attributes: { Ccy: 'EUR', a: '1 > 0' } },
  });
  expect(textAt(root, 'Nm')).toBe('Müller & Söhne');
  expect(textAt(root, 'Raw')).toBe('<b> & co');
  expect(textAt(root, 'Empty')).toBe('');
  expect(textAt(root, 'No', 'where')).toBe('');
});

test.each([
  ['', 'root'],
  ['text', 'root'],
  ['<a>', 'not closed'],
  ['<a><b></a></b>', 'closes nothing'],
  ['<a/><b/>', 'root'],
  ['<a/>x', 'outside'],
  ['<a', 'well-formed'],
  ['<a b=c/>', 'well-formed'],
  ['<a>1 < 2</a>', 'well-formed'],
  ['<a>&unknown;</a>', 'reference'],
  ['<a>&#0;</a>', 'reference'],
  ['<a>& b</a>', 'reference'],
  ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'well-formed'],
  [`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'levels'],
])('refuses %j', (document, reason) => {
  const read = () => parseXml(document);
  expect(read).toThrow(BadXml);
  expect(read).toThrow(reason);
});
