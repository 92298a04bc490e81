import { expect, test } from 'vitest';
import { getRecallPrefix, isRecalled, type RecallFrameRange } from './recall-frames.ts';

const range = (fields: Partial<RecallFrameRange>): RecallFrameRange => ({
  article: null,
  serialFrom: null,
  serialTo: null,
  productionCode: null,
  ...fields,
});
const frame = { normal: 'WU2503', article: 'B-1' };

test.each([
  [{ article: 'B-1' }, true],
  [{ article: 'B-2' }, false],
  [{ serialFrom: 'WU2503', serialTo: 'WU2503' }, true],
  [{ serialFrom: 'WU2501', serialTo: 'WU2510' }, true],
  [{ serialFrom: 'WU2504', serialTo: 'WU2510' }, false],
  [{ serialFrom: 'WU25030', serialTo: 'WU25039' }, false],
  [{ productionCode: 'WU25' }, true],
  [{ productionCode: 'WU26' }, false],
  [{ article: 'B-2', productionCode: 'WU25' }, false],
  [{ article: 'B-1', serialFrom: 'WU2501', serialTo: 'WU2510', productionCode: 'WU' }, true],
])('matches a frame with %o: %s', (fields, expected) => {
  expect(isRecalled(frame, range(fields))).toBe(expected);
});

test.each([
  [{ serialFrom: 'WO2501', serialTo: 'WO2510' }, 'W025'],
  [{ serialFrom: 'WU2503', serialTo: 'WU2503' }, 'WU2503'],
  [{ serialFrom: 'A1', serialTo: 'Z9' }, ''],
  [{ productionCode: 'WB' }, 'W8'],
  [{ serialFrom: 'WU1', serialTo: 'WU9', productionCode: 'W' }, 'WU'],
  [{ article: 'B-1' }, ''],
])('knows how the numbers of %o begin', (fields, prefix) => {
  expect(getRecallPrefix(range(fields))).toBe(prefix);
});
