import { expect, test } from 'vitest';
import { menuSectionsFor } from '../menu.ts';

const sections = menuSectionsFor({
  has: () => true,
  flags: { MERGE_MENU_CATALOG: false, NEWS: true },
  payment: true,
  kinds: null,
  visitForms: ['polygon', 'wim'],
});

/** Letters that fit in the 81 px of a line of the rail, as measured with words of all five languages. */
const most = 14;

const catalogues = import.meta.glob<{ messages: Record<string, unknown> }>(
  ['../../../locales/*.po', '../../../locales/first/*.po'],
  { eager: true },
);

test('has a catalogue of each language', () => {
  expect(Object.keys(catalogues)).toHaveLength(10);
});

// The rail breaks no word, so a longer one would be cut off.
test.each(Object.entries(catalogues))('has words that fit in the rail in %s', (_, { messages }) => {
  const titles = sections.flatMap(({ title, entries }) => [
    ...(title ? [title] : []),
    ...entries.map((entry) => entry.title),
  ]);
  const words = titles.flatMap(({ id }) => String(messages[id] ?? '').split(/[ -]/));
  expect(words.filter((word) => word.length > most)).toEqual([]);
});
