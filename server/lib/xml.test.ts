import { expect, test } from 'vitest';
import { BadXml, decodeXml, elementsAt, parseXml, textAt } from './xml.ts';

test('reads elements, attributes and text without prefixes', () => {
  const root = parseXml(`<?xml version="1.0"?><!-- a -->
    <n:Document xmlns:n="urn:x"><n:Amt Ccy='EUR' a="1 &gt; 0"> 12.50 </n:Amt><Empty/>
    <Nm>M&#252;ller &amp; S&#xF6;hne</Nm><Raw><![CDATA[<b> & co]]></Raw></n:Document>`);
  expect(root.name).toBe('Document');
  expect(elementsAt(root, 'Amt')[0]).toMatchObject({
    text: '12.50',
    attributes: { Ccy: 'EUR', a: '1 > 0' },
  });
  expect(textAt(root, 'Nm')).toBe('Müller & Söhne');
  expect(textAt(root, 'Raw')).toBe('<b> & co');
  expect(textAt(root, 'Empty')).toBe('');
  expect(textAt(root, 'No', 'where')).toBe('');
});

test.each([
  ['', 'root'],
  ['text', 'outside'],
  ['<a>', 'unclosed'],
  ['<a><b></a></b>', 'unexpected close tag'],
  ['<a/><b/>', 'root'],
  ['<a/>x', 'outside'],
  ['<a', 'well-formed'],
  ['<a><!-- b', 'unclosed'],
  ['<a b=c/>', 'well-formed'],
  ['<a b="1" b="2"/>', 'duplicate'],
  ['<a>1 < 2</a>', 'well-formed'],
  ['<a>&unknown;</a>', 'entity'],
  ['<a>&#0;</a>', 'entity'],
  ['<a>\u0000</a>', 'disallowed'],
  ['<a>& b</a>', 'well-formed'],
  ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'document type'],
  [`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'levels'],
])('refuses %j', (document, reason) => {
  const read = () => parseXml(document);
  expect(read).toThrow(BadXml);
  expect(read).toThrow(reason);
});

test.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFF<a>ü</a>')],
  ['UTF-16 with a mark', Buffer.from('\uFEFF<?xml version="1.0"?><a>ü</a>', 'utf16le')],
  ['UTF-16 without', Buffer.from('<a>ü</a>', 'utf16le').swap16()],
  ['Latin 1', Buffer.from("<?xml version='1.0' encoding='ISO-8859-1'?><a>ü</a>", 'latin1')],
])('reads %s', (_name, bytes) => {
  expect(parseXml(decodeXml(bytes)).text).toBe('ü');
});

test.each([
  ['bytes that are not in UTF-8', Buffer.from('<a>ü</a>', 'latin1'), 'UTF-8'],
  [
    'an encoding that does not exist',
    Buffer.from('<?xml version="1.0" encoding="x-9"?><a/>'),
    'X-9',
  ],
])('refuses %s', (_name, bytes, reason) => {
  expect(() => decodeXml(bytes)).toThrow(reason);
});
