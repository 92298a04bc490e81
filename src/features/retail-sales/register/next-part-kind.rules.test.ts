import { expect, test } from 'vitest';
import type { SerialKind } from '#shared/serials/serial-kinds.ts';
import { getNextPartKind } from './next-part-kind.rules.ts';

/** The kinds that are offered one after the other. */
function listOffered(known: readonly SerialKind[], count: number): SerialKind[] {
  const entered: SerialKind[] = [];
  while (entered.length < count) entered.push(getNextPartKind(entered, known));
  return entered;
}

test('offers battery, motor, display and keys one after the other', () => {
  expect(listOffered([], 8)).toEqual([
    'SerialNumberBattery',
    'SerialNumberMotor',
    'SerialNumberDisplay',
    'KeyNumberBattery',
    'KeyNumberFrameLock',
    'SerialNumberGearHub',
    'Other',
    'Other',
  ]);
});

test('begins with the parts that the bike is known to have', () => {
  const known = ['FrameNumber', 'KeyNumberFrameLock', 'SerialNumberMotor'] as const;
  expect(listOffered(known, 3)).toEqual([
    'SerialNumberMotor',
    'KeyNumberFrameLock',
    'SerialNumberBattery',
  ]);
});
