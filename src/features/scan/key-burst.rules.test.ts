import { expect, test } from 'vitest';
import { noBurst, readKey } from './key-burst.rules.ts';

/** Presses keys with the same time between them; returns the codes and how many keys were taken. */
function press(keys: readonly string[], gap: number) {
  let burst = noBurst;
  let taken = 0;
  const codes: string[] = [];
  for (const [index, key] of keys.entries()) {
    const read = readKey(burst, key, 1_000 + index * gap);
    burst = read.burst;
    if (read.isTaken) taken++;
    if (read.code) codes.push(read.code);
  }
  return { codes, taken };
}

test('takes quick keys that end with Enter or Tab as a code', () => {
  // The first key could be anybody's; all others are taken.
  expect(press([...'ALC2610001', 'Enter'], 10)).toEqual({ codes: ['ALC2610001'], taken: 10 });
  expect(press([...'ALC2610001', 'Tab'], 60).codes).toEqual(['ALC2610001']);
});

test('keeps the separator of GS1 elements', () => {
  expect(press([...'21AB', '\u241D', ...'10L7', 'Enter'], 10).codes).toEqual(['21AB\u241D10L7']);
});

test('leaves keys alone that a person types', () => {
  expect(press([...'ALC2610001', 'Enter'], 120)).toEqual({ codes: [], taken: 0 });
});

test('leaves Enter alone after few characters or a pause', () => {
  expect(press([...'ALC', 'Enter'], 10).codes).toEqual([]);
  const { burst } = readKey({ text: 'ALC2610001', at: 0 }, 'Enter', 500);
  expect(burst).toEqual(noBurst);
});

test('ignores keys that type nothing, such as Shift', () => {
  expect(press(['Shift', 'A', 'Shift', 'L', 'C', '-', '1', 'Enter'], 10).codes).toEqual(['ALC-1']);
});

test('takes a second code after the first', () => {
  const keys = [...'ALC2610001', 'Enter', ...'BAT0001', 'Enter'];
  expect(press(keys, 10).codes).toEqual(['ALC2610001', 'BAT0001']);
});
