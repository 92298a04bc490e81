import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../generate/root.ts';

// Name it: `${{ name: nameOf(row) }}`, or {{ name: nameOf(row) }} in <Trans>. A number tells a translator nothing.
test.each(['locales/en.po', 'locales/first/en.po'])('names all placeholders in %s', (file) => {
  const texts = readFileSync(root + file, 'utf8').match(/^msgid .+(?:\n".*)*/gm) ?? [];
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => /\{\d+[,}]/.test(text))).toEqual([]);
});
